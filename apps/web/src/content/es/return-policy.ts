// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Devoluciones',
  lead: `Lo que no hayas usado lo puedes devolver en un plazo de ${f.refundDays}, sin dar ningún motivo.`,
  sections: [
    {
      id: 'right',
      heading: 'Tu derecho de desistimiento',
      paragraphs: [
        `Puedes desistir de una compra de créditos en un plazo de ${f.refundDays} desde que los créditos están en tu cuenta. No tienes que dar ningún motivo.`,
        'Los créditos que has usado en un mensaje, una foto o un regalo están gastados: nos pediste que prestáramos el servicio de inmediato, y así lo hicimos. Todos los demás se pueden devolver.',
      ],
    },
    {
      id: 'how',
      heading: 'Cómo desistir',
      paragraphs: [
        'Abre tus movimientos y después el pedido. Mientras puedas desistir, ahí está el botón, con el importe que se te devuelve.',
        `O dínoslo con cualquier texto que sea claro, escribiendo a ${f.supportEmail} desde la dirección de correo de tu cuenta. Puedes usar el formulario de abajo, pero no es obligatorio. Llegas a tiempo si lo envías antes de que termine el plazo de ${f.refundDays}.`,
      ],
    },
    {
      id: 'amount',
      heading: 'Qué recuperas',
      paragraphs: [
        'La parte no usada de lo que pagaste, una vez restados los descuentos e incluida la comisión de pago si la hubo, redondeada a la baja. Quien devuelve la mitad de los créditos recupera la mitad del dinero.',
        'Se te devuelve por el mismo medio de pago, sin gastos para ti, como máximo 14 días después de que recibamos tu aviso. Los créditos se retiran de tu cuenta en el acto.',
      ],
    },
    {
      id: 'after',
      heading: 'Qué cambia entonces',
      paragraphs: [
        'Cuando se han devuelto todas tus compras, dejas de ser miembro Premium. Tu cuenta se mantiene, igual que lo que has escrito. El bono de bienvenida se da una sola vez y no vuelve.',
      ],
    },
    {
      id: 'form',
      heading: 'Modelo de formulario de desistimiento',
      paragraphs: ['Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.'],
      letter: [
        `A la atención de ${f.companyName}, ${f.companyAddress}, ${f.supportEmail}:`,
        'Por la presente le comunico que desisto de mi contrato de prestación del siguiente servicio: créditos, número de pedido …',
        'Pedido el: …',
        'Nombre del consumidor: …',
        'Domicilio del consumidor: …',
        'Firma del consumidor (solo si el presente formulario se presenta en papel): …',
        'Fecha: …',
      ],
    },
    {
      id: 'rights',
      heading: 'Tus demás derechos',
      paragraphs: [
        'Si algo que has pagado no funciona, la ley te da más derechos que estos: escríbenos y lo arreglamos. Nada de lo que pone aquí los reduce.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
