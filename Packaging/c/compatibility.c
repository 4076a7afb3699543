// What stands in libspokentext.so in the place of the C library's.
//
// Debian's static ICU is made for programs. All of its code can stand in a shared library too, but for reads of two variables
// of the C library, which a library cannot address in this way. ICU takes them as a last resort, to guess the time zone of a
// machine that names none; nothing here asks for that. So they are UTC.
char *tzname[2] = {"UTC", "UTC"};
long __timezone = 0;

// The one function that is newer than glibc 2.34, which Red Hat Enterprise Linux 9 has. No square of a float is too large for
// a double.
double sqrt(double);
float hypotf(float x, float y) { return (float)sqrt((double)x * x + (double)y * y); }
