// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Accesibilidad',
  lead: `${f.siteName} es para todas las personas mayores de edad. Hasta dónde es accesible, qué falta y a quién avisar.`,
  sections: [
    {
      id: 'service',
      heading: 'El servicio',
      paragraphs: [
        'En esta web, personas adultas se conocen y se escriben. Funciona en el navegador de un móvil, una tableta o un ordenador, en once idiomas.',
      ],
    },
    {
      id: 'standard',
      heading: 'A qué nos comprometemos',
      paragraphs: [
        'A las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y con ellas a la norma europea EN 301 549. Eso significa, entre otras cosas:',
      ],
      list: [
        'todo se puede hacer con el teclado, y el foco siempre es visible;',
        'los lectores de pantalla saben qué es cada cosa y qué cambia;',
        'el texto destaca lo suficiente del fondo, en claro y en oscuro;',
        'las páginas se pueden ampliar y leer en una pantalla estrecha sin desplazarse hacia los lados;',
        'nada se mueve si el dispositivo está configurado para reducir el movimiento;',
        'sin JavaScript se pueden leer las páginas, registrarse, iniciar sesión, cambiar los ajustes y enviar una reclamación;',
        'no hay que resolver ningún test de imágenes.',
      ],
    },
    {
      id: 'check',
      heading: 'Cómo lo comprobamos',
      paragraphs: [
        'Antes de publicar un cambio, varios programas comprueban cada página: en inglés y en alemán según los criterios de las pautas, en claro y en oscuro, y en los idiomas de palabras más largas por si se corta texto en una pantalla estrecha. También se recorre la web solo con el teclado. Todavía no la ha examinado un organismo independiente.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Qué falta',
      paragraphs: ['Sabemos de lo siguiente:'],
      list: [
        'Las fotos de los miembros se anuncian con el nombre de la persona, no con lo que se ve en ellas.',
        'Los miembros escriben con sus propias palabras y en el idioma que han elegido.',
        'Los proveedores de pago responden de sus propias páginas; tú decides cuál usar.',
      ],
    },
    {
      id: 'tell',
      heading: 'Avísanos',
      paragraphs: [
        `Si algo te impide avanzar, escribe a ${f.supportEmail} e indica en qué página te ocurre y qué utilizas. Te ayudamos a conseguirlo y lo arreglamos. Si no lo hacemos, envía una reclamación o acude a la autoridad de accesibilidad del lugar donde vives.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
