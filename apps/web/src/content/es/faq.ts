// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Preguntas frecuentes',
  lead: `Lo que la gente pregunta sobre ${f.siteName}, en pocas palabras: registro, créditos y pagos, seguridad y tu cuenta.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'Registrarse',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: '¿Quién puede registrarse?',
      answer: [`Cualquier persona de ${f.minAge} años o más, con una sola cuenta y para sí misma.`],
    },
    {
      id: 'free',
      question: '¿Cuánto cuesta registrarse?',
      answer: [
        'Nada. Tener un perfil, buscar, dar likes y leer lo que te escriben es gratis.',
        `Antes de tu primera compra también puedes escribir gratis. Personas a las que puedes escribir: ${f.freeConversations}. Mensajes en total, respuestas incluidas: ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: '¿Por qué tengo que confirmar mi dirección de correo?',
      answer: [
        'Para que nadie se registre con una dirección que no es suya. Lo que escribas antes espera y se entrega, en orden, en cuanto la confirmes.',
      ],
    },
    {
      id: 'mail',
      question: 'No me llega el correo. ¿Qué hago?',
      answer: [
        'Mira en el correo no deseado. Después inicia sesión: la página que espera tu confirmación vuelve a enviar el correo, o lo envía a otra dirección si había un error en la primera.',
      ],
    },
  ],
});

const money = (f: LegalFacts): LegalSection => ({
  id: 'money',
  heading: 'Créditos y pagos',
  paragraphs: [],
  questions: [
    {
      id: 'subscription',
      question: '¿Hay alguna suscripción?',
      answer: [
        'No. Compras créditos una vez, cuando quieres. Nada se renueva solo y no hay nada que cancelar.',
      ],
    },
    {
      id: 'prices',
      question: '¿Cuánto cuesta un mensaje?',
      answer: [
        'Depende del país y del paquete. En la página de precios están todos, con los medios de pago y sus comisiones.',
      ],
    },
    {
      id: 'premium',
      question: '¿Qué es un miembro Premium?',
      answer: [
        `Quien ha comprado créditos. Los miembros Premium ven todas las fotos salvo las privadas, pueden escribir a todas las personas que quieran y tener ${f.photos.premium} fotos propias. Eso se mantiene aunque ya no queden créditos.`,
      ],
    },
    {
      id: 'welcome',
      question: '¿Cómo funciona el bono de bienvenida?',
      answer: [
        'Quienes acaban de registrarse y aún no han pagado tienen durante unas horas un descuento en su primera compra. La cuenta atrás muestra cuándo termina, y termina de verdad. El precio que ves es el precio que pagas.',
      ],
    },
    {
      id: 'return',
      question: '¿Puedo devolver créditos?',
      answer: [
        `Sí, los que no hayas usado, en un plazo de ${f.refundDays} desde su compra y sin dar ningún motivo. Abre el pedido en tus movimientos o escribe a ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'Mi pago ha fallado. ¿Se me ha cobrado?',
      answer: [
        'Un pago fallido o cancelado no se cobra. Si se cobró, recibes los créditos una sola vez, aunque la confirmación tarde en llegar. Si parece que falta algo, mira en tus movimientos y escríbenos con el número del pedido.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Perfiles y seguridad',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: '¿Quién ve mis fotos?',
      answer: [
        'Los miembros ven tu foto principal. Sin cuenta solo se ve si lo permites, y en algunas webs no se ve en absoluto. Tus otras fotos se ven nítidas con Premium y borrosas sin él. Una foto privada solo la ven las personas a las que se lo permites.',
        `Puedes tener ${f.photos.free} fotos, y ${f.photos.premium} como miembro Premium.`,
      ],
    },
    {
      id: 'place',
      question: '¿Ven los demás dónde estoy?',
      answer: [
        'Ven el país, la región y la localidad que has indicado, y pueden buscar a cierta distancia de su propia localidad. Nunca ven tu posición, tu dirección de correo ni tu fecha de nacimiento.',
      ],
    },
    {
      id: 'block',
      question: 'Alguien me molesta. ¿Qué puedo hacer?',
      answer: [
        'Bloquea a esa persona desde su perfil: a partir de entonces, aquí ya no existes para ella ni ella para ti. Solo si hubo un like o una conversación entre vosotros, la otra persona ve el bloqueo al abrir tu perfil. Denuncia lo que incumpla las reglas, desde el perfil o el mensaje. Una persona revisa cada denuncia y nunca revelamos quién ha denunciado.',
      ],
    },
    {
      id: 'fictional',
      question: '¿Son reales todos los perfiles?',
      answer: [
        f.hasFictional
          ? 'Un perfil sin etiqueta pertenece a una persona que ha confirmado una dirección de correo. Los perfiles ficticios llevan una etiqueta dondequiera que aparezcan.'
          : `En ${f.siteName} no hay perfiles ficticios: cada perfil pertenece a una persona que ha confirmado una dirección de correo.`,
        'No podemos comprobar todo lo que la gente dice de sí misma: ten cuidado con el dinero y con lo que compartes.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Tu cuenta',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'He olvidado mi contraseña.',
      answer: [
        'Pide otra en la página de inicio de sesión: te enviamos un enlace. Así también se levanta el bloqueo por demasiadas contraseñas incorrectas.',
      ],
    },
    {
      id: 'change',
      question: '¿Cómo cambio mi dirección de correo, mi contraseña o el idioma?',
      answer: ['En los ajustes. Una nueva dirección de correo vale en cuanto la confirmas.'],
    },
    {
      id: 'delete',
      question: '¿Cómo elimino mi cuenta?',
      answer: [
        `En los ajustes, en «Eliminar mi cuenta». Durante ${f.deletedDays} puedes recuperar la cuenta; después se borra. Devuelve antes los créditos que no hayas usado.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: '¿Algo más?',
  paragraphs: [`Escribe a ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
