// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsNouns {
    static let text: StaticString = #"""
key	gender	nominative	plural-nominative
actualización	feminine	actualización	actualizaciones
adulto	masculine	adulto	adultos
amigo	masculine	amigo	amigos
archivo	masculine	archivo	archivos
artículo	masculine	artículo	artículos
asiento	masculine	asiento	asientos
año	masculine	año	años
billete	masculine	billete	billetes
botella	feminine	botella	botellas
botón	masculine	botón	botones
caja	feminine	caja	cajas
cambio	masculine	cambio	cambios
canción	feminine	canción	canciones
capítulo	masculine	capítulo	capítulos
ciudad	feminine	ciudad	ciudades
cliente	masculine	cliente	clientes
comentario	masculine	comentario	comentarios
cupón	masculine	cupón	cupones
dirección	feminine	dirección	direcciones
dispositivo	masculine	dispositivo	dispositivos
documento	masculine	documento	documentos
día	masculine	día	días
enlace	masculine	enlace	enlaces
entrada	feminine	entrada	entradas
episodio	masculine	episodio	episodios
error	masculine	error	errores
estrella	feminine	estrella	estrellas
evento	masculine	evento	eventos
foto	feminine	foto	fotos
habitación	feminine	habitación	habitaciones
hora	feminine	hora	horas
huésped	masculine	huésped	huéspedes
intento	masculine	intento	intentos
lata	feminine	lata	latas
letra	feminine	letra	letras
libro	masculine	libro	libros
llave	feminine	llave	llaves
manzana	feminine	manzana	manzanas
mensaje	masculine	mensaje	mensajes
mes	masculine	mes	meses
minuto	masculine	minuto	minutos
niño	masculine	niño	niños
noche	feminine	noche	noches
notificación	feminine	notificación	notificaciones
oferta	feminine	oferta	ofertas
palabra	feminine	palabra	palabras
parada	feminine	parada	paradas
paso	masculine	paso	pasos
pedido	masculine	pedido	pedidos
persona	feminine	persona	personas
pieza	feminine	pieza	piezas
piso	masculine	piso	pisos
pizza	feminine	pizza	pizzas
plato	masculine	plato	platos
porción	feminine	porción	porciones
pregunta	feminine	pregunta	preguntas
producto	masculine	producto	productos
punto	masculine	punto	puntos
página	feminine	página	páginas
ración	feminine	ración	raciones
regalo	masculine	regalo	regalos
reseña	feminine	reseña	reseñas
respuesta	feminine	respuesta	respuestas
resultado	masculine	resultado	resultados
sección	feminine	sección	secciones
seguidor	masculine	seguidor	seguidores
semana	feminine	semana	semanas
tarea	feminine	tarea	tareas
tarjeta	feminine	tarjeta	tarjetas
usuario	masculine	usuario	usuarios
valoración	feminine	valoración	valoraciones
ventana	feminine	ventana	ventanas
vez	feminine	vez	veces
vista	feminine	vista	vistas
voto	masculine	voto	votos
vídeo	masculine	vídeo	vídeos
################################################################
"""#
}
