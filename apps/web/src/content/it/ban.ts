// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Blocco dell’accesso',
  lead: `Quando ${f.siteName} rimuove qualcosa o chiude un account, che cosa ti comunichiamo e come fare ricorso.`,
  sections: [
    {
      id: 'reasons',
      heading: 'Che cosa porta a un blocco',
      paragraphs: [
        'Ci sono persone che esaminano le segnalazioni e le nuove foto, e decidono in base alle condizioni d’uso e alla legge. Portano a un blocco dell’accesso:',
      ],
      list: [
        `avere meno di ${f.minAge} anni, o fingere di essere un’altra persona;`,
        'minacciare, insultare, perseguitare, o continuare a scrivere dopo un chiaro no;',
        'chiedere denaro, truffare, fare pubblicità o vendere;',
        'pubblicare foto di altre persone, o foto intime senza consenso;',
        'i contenuti sessuali con minori, che segnaliamo anche alla polizia;',
        'qualsiasi altra cosa che sia un reato, o che danneggi altre persone in modo simile.',
      ],
    },
    {
      id: 'measures',
      heading: 'Che cosa facciamo',
      paragraphs: [
        'Prendiamo la misura più lieve che basta: rimuovere una foto o un testo, oppure chiudere l’account. Non ci sono limitazioni nascoste: nulla viene mostrato di nascosto a meno persone.',
        'Le password errate bloccano l’accesso per alcuni minuti. Non è un blocco di questo tipo: finisce da solo, o con una nuova password.',
      ],
    },
    {
      id: 'statement',
      heading: 'Che cosa ti comunichiamo',
      paragraphs: ['La persona interessata riceve per e-mail una motivazione:'],
      list: [
        'che cosa abbiamo fatto, e per quanto tempo;',
        'i fatti, e se sono emersi da una segnalazione o da un nostro controllo;',
        'se è intervenuto un programma;',
        'la regola o la legge, e perché si applica;',
        'come fare ricorso.',
      ],
    },
    {
      id: 'appeal',
      heading: 'Come fare ricorso',
      paragraphs: [
        `Invia un reclamo e scegli “Una decisione sul mio account o sui miei contenuti”, oppure scrivi a ${f.supportEmail}. È gratis, e hai sei mesi di tempo. Lo esamina una persona diversa da quella che ha deciso.`,
        'Puoi anche rivolgerti a un organismo di risoluzione extragiudiziale delle controversie certificato nell’Unione europea, o a un tribunale.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'I tuoi crediti',
      paragraphs: [
        `Un blocco dell’accesso non ti toglie il diritto al rimborso: i crediti che non hai usato si possono restituire entro ${f.refundDays} dall’acquisto, come indicato nella pagina “Rimborsi”. Scrivi a ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'Se noti qualcosa',
      paragraphs: [
        'Gli utenti segnalano dal profilo o dal messaggio. Chiunque altro, comprese le autorità, può usare il modulo di reclamo: indica l’indirizzo della pagina e spiega che cosa non va.',
      ],
      links: ['complaints'],
    },
  ],
});
