// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Atención al cliente',
  lead: `Cómo contactar con las personas que hay detrás de ${f.siteName}, y qué puedes resolver al momento por tu cuenta.`,
  sections: [
    {
      id: 'contact',
      heading: 'Contacto',
      paragraphs: [
        'Escribe desde la dirección de correo de tu cuenta: así la encontramos sin preguntar. Si se trata de un pedido o de una denuncia, indica su número.',
        'Nunca te pedimos la contraseña ni el número de una tarjeta.',
      ],
      contacts: f.contacts({
        email: 'Correo electrónico',
        phone: 'Teléfono',
        company: 'Empresa',
        tradeNames: 'Nombres comerciales',
        address: 'Dirección',
        register: 'Registro mercantil (KvK)',
        vat: 'NIF-IVA',
      }),
    },
    {
      id: 'first',
      heading: 'A menudo, lo más rápido',
      paragraphs: ['Hay mucho que puedes hacer por tu cuenta:'],
      list: [
        'Una nueva contraseña: pídela en la página de inicio de sesión.',
        'Dirección de correo e idioma: en los ajustes.',
        'Pedidos, recibos y devolución de créditos: en tus movimientos.',
        'Alguien que te molesta: bloquea o denuncia, desde el perfil o la conversación.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: '¿No estás conforme?',
      paragraphs: [
        'Envía una reclamación. Recibe un número, la confirmamos por correo y la responde una persona. La misma vía sirve si no estás de acuerdo con una decisión sobre tu cuenta.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: '¿Hay peligro?',
      paragraphs: [
        'Si tú u otra persona estáis en peligro, llama primero al número de emergencias: 112 en Europa, 911 en Estados Unidos y Canadá, 000 en Australia, 111 en Nueva Zelanda.',
      ],
    },
  ],
});
