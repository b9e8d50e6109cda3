// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Domande frequenti',
  lead: `Risposte brevi alle domande su ${f.siteName}: iscrizione, crediti e pagamenti, sicurezza e il tuo account.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'Iscrizione',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: 'Chi può iscriversi?',
      answer: [`Chiunque dai ${f.minAge} anni in su, con un solo account e per sé.`],
    },
    {
      id: 'free',
      question: 'Quanto costa iscriversi?',
      answer: [
        'Niente. Avere un profilo, cercare, mettere like e leggere ciò che gli altri ti scrivono è gratis.',
        `Prima del primo acquisto puoi anche scrivere gratis. Persone a cui puoi scrivere: ${f.freeConversations}. Messaggi in tutto, risposte comprese: ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: 'Perché devo confermare il mio indirizzo e-mail?',
      answer: [
        'Perché nessuno si iscriva con un indirizzo che non è suo. Ciò che scrivi prima resta in attesa e viene consegnato, in ordine, appena confermi.',
      ],
    },
    {
      id: 'mail',
      question: 'L’e-mail non arriva. Che cosa faccio?',
      answer: [
        'Guarda nello spam. Poi accedi: la pagina che attende la tua conferma invia di nuovo l’e-mail, anche a un altro indirizzo se nel primo c’era un errore.',
      ],
    },
  ],
});

const money = (f: LegalFacts): LegalSection => ({
  id: 'money',
  heading: 'Crediti e pagamenti',
  paragraphs: [],
  questions: [
    {
      id: 'subscription',
      question: 'C’è un abbonamento?',
      answer: [
        'No. Acquisti crediti una volta, quando li vuoi. Nulla si rinnova da solo, e non c’è niente da disdire.',
      ],
    },
    {
      id: 'prices',
      question: 'Quanto costa un messaggio?',
      answer: [
        'Dipende dal Paese e dal pacchetto. Nella pagina dei prezzi li trovi tutti, con i metodi di pagamento e le relative commissioni.',
      ],
    },
    {
      id: 'premium',
      question: 'Chi è un utente Premium?',
      answer: [
        `Chi ha acquistato crediti. Gli utenti Premium vedono tutte le foto tranne quelle private, possono scrivere a tutte le persone che vogliono e avere ${f.photos.premium} foto nel profilo. Tutto questo resta, anche quando i crediti sono finiti.`,
      ],
    },
    {
      id: 'welcome',
      question: 'Come funziona il bonus di benvenuto?',
      answer: [
        'Chi ha da poco un account e non ha ancora pagato ha per alcune ore uno sconto sul primo acquisto. Il conto alla rovescia mostra quando finisce, e finisce davvero. Il prezzo che vedi è il prezzo che paghi.',
      ],
    },
    {
      id: 'return',
      question: 'Posso restituire i crediti?',
      answer: [
        `Sì, quelli che non hai usato, entro ${f.refundDays} dall’acquisto e senza indicarne il motivo. Apri l’ordine nelle tue transazioni oppure scrivi a ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'Il pagamento non è riuscito. Mi è stato addebitato?',
      answer: [
        'Un pagamento non riuscito o annullato non viene addebitato. Se è stato addebitato, i crediti arrivano una sola volta, anche quando la risposta arriva in ritardo. Se sembra mancare qualcosa, guarda nelle tue transazioni e scrivici indicando il numero dell’ordine.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Profili e sicurezza',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: 'Chi vede le mie foto?',
      answer: [
        'Gli utenti vedono la tua foto principale. Chi non ha un account la vede solo se lo permetti, e su alcuni siti non la vede affatto. Le altre tue foto sono nitide per gli utenti Premium e sfocate per chi usa il sito gratis. Una foto privata è visibile solo alle persone a cui lo permetti.',
        `Puoi avere ${f.photos.free} foto, e ${f.photos.premium} come utente Premium.`,
      ],
    },
    {
      id: 'place',
      question: 'Gli altri vedono dove sono?',
      answer: [
        'Vedono il Paese, la regione e la città che hai indicato, e possono cercare entro una certa distanza dalla propria città. Non vedono mai la tua posizione, il tuo indirizzo e-mail o la tua data di nascita.',
      ],
    },
    {
      id: 'block',
      question: 'Qualcuno mi disturba. Che cosa posso fare?',
      answer: [
        'Blocca quella persona, dal suo profilo: da quel momento qui non vi incontrate più. Solo se tra voi c’è stato un like o una conversazione, l’altra persona viene a sapere del blocco aprendo il tuo profilo. Segnala ciò che viola le regole, dal profilo o dal messaggio. Ogni segnalazione viene esaminata da una persona e non riveliamo mai da chi arriva.',
      ],
    },
    {
      id: 'fictional',
      question: 'Tutti i profili sono reali?',
      answer: [
        f.hasFictional
          ? 'Un profilo senza contrassegno appartiene a una persona che ha confermato un indirizzo e-mail. I profili fittizi sono contrassegnati ovunque compaiano.'
          : `Su ${f.siteName} non ci sono profili fittizi: ogni profilo appartiene a una persona che ha confermato un indirizzo e-mail.`,
        'Non possiamo verificare tutto ciò che le persone dicono di sé: fai attenzione al denaro e a ciò che condividi.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Il tuo account',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'Ho dimenticato la password.',
      answer: [
        'Chiedine una nuova nella pagina di accesso: ti inviamo un link. In questo modo si toglie anche il blocco dovuto a troppe password errate.',
      ],
    },
    {
      id: 'change',
      question: 'Come cambio l’indirizzo e-mail, la password o la lingua?',
      answer: ['Nelle impostazioni. Un nuovo indirizzo e-mail vale appena lo confermi.'],
    },
    {
      id: 'delete',
      question: 'Come elimino il mio account?',
      answer: [
        `Nelle impostazioni, sotto “Elimina il mio account”. Per ${f.deletedDays} l’account si può recuperare; poi viene cancellato. Prima restituisci i crediti che non hai usato.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: 'Altre domande?',
  paragraphs: [`Scrivi a ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
