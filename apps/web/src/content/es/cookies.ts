// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Cookies',
  lead: `Todo lo que ${f.siteName} guarda en tu navegador: con qué nombre, para qué, cuánto tiempo y cómo borrarlo.`,
  sections: [
    {
      id: 'needed',
      heading: 'Solo lo que la web necesita',
      paragraphs: [
        'Todas estas cookies las instala esta misma web y cada una hace algo que has pedido: mantener tu sesión, recordar tu idioma, terminar un formulario. Para ellas la ley no exige consentimiento, y no se usan para nada más.',
        'No hay cookies publicitarias, ni cookies que midan las visitas, ni cookies de otras empresas. Si el enlace de un socio lo pide, una página nos avisa una sola vez de que alguien ha salido de ella; eso se cuenta sin ningún dato sobre ti.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Lista de cookies',
      paragraphs: [
        'El plazo se cuenta desde que se instala la cookie; el de las cookies de sesión vuelve a empezar mientras usas la web.',
      ],
      table: {
        columns: ['Nombre', 'Para qué', 'Cuánto tiempo'],
        rows: f.cookies({
          session: `Mantiene tu sesión iniciada, durante ${f.sessionDays} como máximo. Se borra al cerrar sesión.`,
          device:
            'Permite que tu cuenta reconozca un navegador en el que ya se inició sesión, para que las contraseñas incorrectas de otra persona no te dejen fuera.',
          age_check:
            'Mantiene cerrado el registro en este navegador durante un día si una fecha de nacimiento no lo permitía.',
          signup_draft:
            'Recupera lo que escribiste al registrarte cuando sigues sin JavaScript o desde otra página.',
          done: 'Indica por un momento que un formulario que enviaste ha llegado bien.',
          locale: 'El idioma que elegiste.',
          mode: 'Claro u oscuro, si lo elegiste.',
          tz: 'Tu zona horaria, para que las horas sean correctas.',
          consent: 'Tu respuesta a lo que necesita tu consentimiento, para no volver a preguntarte.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'Lo que se queda en tu navegador',
      paragraphs: [
        'Además de las cookies, los navegadores tienen un almacenamiento propio. Lo que contiene no se envía con cada página. Esto se queda ahí hasta que lo borres en tu navegador:',
      ],
      table: {
        columns: ['Nombre', 'Para qué'],
        rows: f.keptInBrowser({
          warning: 'Que has leído la advertencia de la entrada.',
          alerts: 'Qué avisos has cerrado y cuándo.',
          kept: 'Para miembros: los mensajes que esperan a enviarse, lo que has empezado a escribir y el camino de vuelta a donde estabas. Se borra al cerrar sesión.',
          logOut: 'Que alguien ha cerrado sesión aquí, para que también se cierre en las demás pestañas.',
          worker: 'Una página de esta web para cuando no hay red, en sus idiomas. No contiene nada sobre ti.',
          source:
            'Solo si lo aceptaste: qué anuncio o enlace te trajo aquí. Desaparece cuando te registras o retiras tu consentimiento.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'Lo que desaparece con la pestaña',
      paragraphs: ['Esto se borra al cerrar la pestaña:'],
      table: {
        columns: ['Nombre', 'Para qué'],
        rows: f.keptInTab({
          typed:
            'Lo que has escrito en un formulario y aún no has enviado. Las contraseñas no se guardan nunca.',
          photo: 'La foto que elegiste al registrarte, hasta que se envía.',
          search: 'Tu última búsqueda, para volver a ella.',
          matches: 'Cuántos miembros encontró la búsqueda para ti cuando te registraste.',
          page: 'El estado de la propia página: que la tipografía ya está cargada, que se recargó por una versión nueva, desde cuándo estás en la zona de miembros, que tu sesión se cerró, cuántas veces no se pudo acceder a la web y en qué idioma leías antes de iniciar sesión.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'Lo que necesita tu consentimiento',
      paragraphs: [
        'Si te trajo aquí un anuncio o el enlace de un socio, su nombre figura en la dirección de la página. Se guarda en tu navegador, y después con tu cuenta, solo si lo aceptas.',
        'Decir que no es tan fácil como decir que sí, y la web funciona igual. Puedes cambiar tu respuesta en cualquier momento, al final de esta página. Anotamos cada respuesta con su fecha y hora: sin sesión iniciada, sin nada sobre ti; si no, con tu cuenta.',
      ],
    },
    {
      id: 'control',
      heading: 'Cómo borrarlo',
      paragraphs: [
        'Tu navegador lo muestra y lo borra todo, normalmente en el apartado de privacidad o de datos de sitios. Sin las cookies de sesión, tu sesión se cierra; sin las demás, la web vuelve a preguntarte.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
