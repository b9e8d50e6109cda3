// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Bloqueo de acceso',
  lead: `Cuándo retira ${f.siteName} un contenido o cierra una cuenta, qué te comunicamos y cómo recurrir.`,
  sections: [
    {
      id: 'reasons',
      heading: 'Qué lleva a un bloqueo',
      paragraphs: [
        'Hay personas que examinan las denuncias y las fotos nuevas, y deciden según las condiciones y la ley. Esto lleva a un bloqueo de acceso:',
      ],
      list: [
        `tener menos de ${f.minAge} años o hacerse pasar por otra persona;`,
        'amenazar, insultar, acosar o seguir escribiendo después de un no claro;',
        'pedir dinero, estafar, hacer publicidad o vender;',
        'subir fotos de otras personas, o fotos íntimas sin consentimiento;',
        'los contenidos sexuales con menores, que además denunciamos a la policía;',
        'cualquier otra cosa que sea delito o que cause a otras personas un daño parecido.',
      ],
    },
    {
      id: 'measures',
      heading: 'Qué hacemos',
      paragraphs: [
        'Tomamos la medida más leve que sirva: retirar una foto o un texto, o cerrar la cuenta. No hay límites ocultos: nada se muestra en secreto a menos gente.',
        'Las contraseñas incorrectas bloquean el inicio de sesión durante unos minutos. Eso no es un bloqueo de acceso: termina solo, o con una nueva contraseña.',
      ],
    },
    {
      id: 'statement',
      heading: 'Qué te comunicamos',
      paragraphs: ['La persona afectada recibe por correo una declaración de motivos:'],
      list: [
        'qué hemos hecho y por cuánto tiempo;',
        'los hechos, y si se conocieron por una denuncia o por una revisión nuestra;',
        'si ha intervenido un programa;',
        'la regla o la ley, y por qué se aplica;',
        'cómo recurrir.',
      ],
    },
    {
      id: 'appeal',
      heading: 'Cómo recurrir',
      paragraphs: [
        `Envía una reclamación y elige «Una decisión sobre mi cuenta o mis contenidos», o escribe a ${f.supportEmail}. Es gratis y tienes seis meses. La examina una persona distinta de la que decidió.`,
        'También puedes acudir a un órgano de resolución extrajudicial de litigios certificado en la Unión Europea, o a un tribunal.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'Tus créditos',
      paragraphs: [
        `Un bloqueo de acceso no te quita el derecho al reembolso: los créditos que no hayas usado se pueden devolver en un plazo de ${f.refundDays} desde su compra, como se explica en «Devoluciones». Escribe a ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'Si ves algo',
      paragraphs: [
        'Los miembros denuncian desde el perfil o el mensaje. Cualquier otra persona, y también las autoridades, puede usar el formulario de reclamaciones: indica la dirección de la página y qué problema tiene.',
      ],
      links: ['complaints'],
    },
  ],
});
