// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsTraits {
    static let text: StaticString = #"""
word	voiceOver	accessibilitySnapshot	talkBack	nvda
selected	seleccionado	Seleccionado: {0}	seleccionado	seleccionado
selectedAlone		Seleccionado.
notEnabled	no disponible	No disponible.	inhabilitado	no disponible
button	botón	Botón.	Botón	botón
backButton	botón Atrás	Botón Atrás.	Botón	botón
back		Atrás
heading	encabezado	Encabezado.	Encabezado	encabezado
headingLevel	nivel {0}		nivel {0}	nivel {0}
link	enlace	Enlace.	Enlace	enlace
image	imagen	Imagen.	Imagen	gráfico
adjustable	ajustable	Ajustable.	Control deslizante	deslizador
searchField	campo de búsqueda	Campo de búsqueda.	Cuadro de edición	edición
textField	campo de texto	Campo de texto.	Cuadro de edición	edición
secureTextField	campo de texto seguro	Campo de texto seguro.	contraseña	edición protegida
isEditing	editando	Editando.	Editando
switch	interruptor	Interruptor.	Interruptor	interruptor
on	activado	Activado.	activado	activado
off	desactivado	Desactivado.	desactivado	desactivado
mixed	mixto	Mixto.	parcialmente marcado	parcialmente marcado
checkbox	casilla de verificación		Casilla de verificación	casilla de verificación
checked	marcado		marcado	marcado
notChecked	no marcado		no marcado	no marcado
partlyChecked	parcialmente marcado		parcialmente marcado	parcialmente marcado
radioButton	botón de opción		Botón de selección	botón de opción
tab	pestaña	Pestaña.	Pestaña	pestaña
tabBar	barra de pestañas		Barra de pestañas	barra de pestañas
list	lista		Lista	lista
listStart		Inicio de la lista.
listEnd		Fin de la lista.
inList			En la lista
inNamedList			En la lista {0}
outOfList			Fuera de la lista	fuera de la lista
outOfNamedList			Fuera de la lista {0}
table				tabla
inTable			En la cuadrícula
inNamedTable			En la cuadrícula {0}
outOfTable			Fuera de la cuadrícula	fuera de la tabla
outOfNamedTable			Fuera de la cuadrícula {0}
landmark	punto de referencia			región
landmarkStart		Punto de referencia.
landmarkEnd		Fin.
expanded	expandido	Expandido.	mostrado	expandido
collapsed	contraído	Contraído.	oculto	contraído
position	{0} de {1}	{0} de {1}.	{0} de {1}	{0} de {1}
row	fila {0}	Fila {0}.	Fila {0}	fila {0}
column	columna {0}	Columna {0}.	Columna {0}	columna {0}
rowSpan	ocupa {0} filas	Ocupa {0} filas.	ocupa {0} filas	ocupa {0} filas
columnSpan	ocupa {0} columnas	Ocupa {0} columnas.	ocupa {0} columnas	ocupa {0} columnas
required	obligatorio		obligatorio	obligatorio
invalid	datos no válidos		no válido	entrada no válida
hintAdjustable	Deslice un dedo hacia arriba o hacia abajo para ajustar el valor.	Deslice un dedo hacia arriba o hacia abajo para ajustar el valor.
hintSwitch	Pulse dos veces para cambiar el ajuste.	Pulse dos veces para cambiar el ajuste.	Toca dos veces para alternar
hintActivate			Toca dos veces para activar
hintToggle			Toca dos veces para alternar
hintTextField	Pulse dos veces para editar.	Pulse dos veces para editar.	Toca dos veces para editar texto
hintTextArea	Pulse dos veces para editar.	Pulse dos veces para editar. Use el rotor para acceder a las palabras mal escritas	Toca dos veces para editar texto
hintEditing	Use el rotor para acceder a las palabras mal escritas	Use el rotor para acceder a las palabras mal escritas
actionsAvailable	acciones disponibles	Acciones disponibles	acciones disponibles
moreContent	más contenido disponible	Más contenido disponible
################################################################
"""#
}
