// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Accessibilità',
  lead: `${f.siteName} è per tutte le persone maggiorenni. Fin dove è accessibile, che cosa manca e a chi dirlo.`,
  sections: [
    {
      id: 'service',
      heading: 'Il servizio',
      paragraphs: [
        'Su questo sito persone adulte si conoscono e si scrivono. Funziona nel browser di un telefono, di un tablet o di un computer, in undici lingue.',
      ],
    },
    {
      id: 'standard',
      heading: 'A che cosa ci atteniamo',
      paragraphs: [
        'Alle Linee guida per l’accessibilità dei contenuti Web (WCAG) 2.2, livello AA, e con esse alla norma europea EN 301 549. Questo significa, tra l’altro:',
      ],
      list: [
        'tutto si può fare con la tastiera, e il focus è sempre visibile;',
        'gli screen reader sanno che cos’è ogni elemento, e che cosa cambia;',
        'il testo risalta abbastanza sullo sfondo, in chiaro e in scuro;',
        'le pagine si possono ingrandire e leggere su uno schermo stretto senza scorrere di lato;',
        'nulla si muove se il dispositivo è impostato per ridurre i movimenti;',
        'senza JavaScript si possono leggere le pagine, registrarsi, accedere, cambiare le impostazioni e inviare un reclamo;',
        'non c’è alcun test con immagini da risolvere.',
      ],
    },
    {
      id: 'check',
      heading: 'Come verifichiamo',
      paragraphs: [
        'Prima che una modifica venga pubblicata, dei programmi controllano ogni pagina: in inglese e in tedesco secondo le regole delle linee guida, in chiaro e in scuro, e nelle lingue con le parole più lunghe se su uno schermo stretto il testo viene tagliato. Il sito viene inoltre percorso con la sola tastiera. Un organismo indipendente non lo ha ancora esaminato.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Che cosa manca',
      paragraphs: ['Sappiamo di questi punti:'],
      list: [
        'Le foto degli utenti sono annunciate con il nome della persona, non con ciò che mostrano.',
        'Gli utenti scrivono con parole proprie e nella lingua che hanno scelto.',
        'I fornitori di pagamento rispondono delle proprie pagine; quale usare lo scegli tu.',
      ],
    },
    {
      id: 'tell',
      heading: 'Faccelo sapere',
      paragraphs: [
        `Se qualcosa ti ostacola, scrivi a ${f.supportEmail} indicando la pagina e che cosa usi. Ti aiutiamo ad andare avanti e poniamo rimedio. Se non lo facciamo, invia un reclamo o rivolgiti all’autorità per l’accessibilità del luogo in cui vivi.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
