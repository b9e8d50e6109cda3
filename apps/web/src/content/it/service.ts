// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Assistenza clienti',
  lead: `Come contattare le persone dietro ${f.siteName}, e che cosa puoi fare subito da te, senza aspettarci.`,
  sections: [
    {
      id: 'contact',
      heading: 'Contatti',
      paragraphs: [
        'Scrivi dall’indirizzo e-mail del tuo account: così lo troviamo senza fare domande. Se si tratta di un ordine o di una segnalazione, indicane il numero.',
        'Non ti chiediamo mai la password, né il numero di una carta.',
      ],
      contacts: f.contacts({
        email: 'E-mail',
        phone: 'Telefono',
        company: 'Società',
        tradeNames: 'Nomi commerciali',
        address: 'Indirizzo',
        register: 'Registro delle imprese (KvK)',
        vat: 'Partita IVA',
      }),
    },
    {
      id: 'first',
      heading: 'Spesso si fa prima così',
      paragraphs: ['Molte cose puoi farle anche senza di noi:'],
      list: [
        'Una nuova password: chiedila nella pagina di accesso.',
        'Indirizzo e-mail e lingua: nelle impostazioni.',
        'Ordini, ricevute e crediti da restituire: nelle tue transazioni.',
        'Qualcuno che ti disturba: blocca o segnala, dal profilo o dalla conversazione.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: 'Qualcosa non va?',
      paragraphs: [
        'Invia un reclamo. Riceve un numero, lo confermiamo per e-mail, e risponde una persona. È anche la via da seguire se non condividi una decisione sul tuo account.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: 'C’è un pericolo?',
      paragraphs: [
        'Se tu o qualcun altro siete in pericolo, chiama prima il numero di emergenza: 112 in Europa, 911 negli Stati Uniti e in Canada, 000 in Australia, 111 in Nuova Zelanda.',
      ],
    },
  ],
});
