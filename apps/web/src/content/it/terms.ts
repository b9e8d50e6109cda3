// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Condizioni d’uso',
  lead: `Queste sono le regole tra te e ${f.companyName}, che gestisce ${f.siteName}. Sono scritte per essere lette.`,
  sections: [
    {
      id: 'who',
      heading: 'Chi può iscriversi',
      paragraphs: [
        `${f.siteName} è per persone dai ${f.minAge} anni in su. Apri un solo account, per te, e indichi la tua vera data di nascita.`,
        'Su di te puoi scrivere ciò che vuoi. Non puoi fingere di essere qualcun altro, usare foto di altre persone, vendere o fare pubblicità, chiedere denaro, né minacciare o insultare qualcuno.',
      ],
    },
    {
      id: 'account',
      heading: 'Il tuo account',
      paragraphs: [
        'L’iscrizione è gratuita. Inviamo un’e-mail per verificare che l’indirizzo sia tuo; finché non lo confermi, i messaggi che scrivi restano in attesa e non vengono consegnati.',
        'Tieni la password per te. Se qualcun altro ne è venuto in possesso, cambiala nelle impostazioni: tutti gli altri dispositivi vengono allora disconnessi.',
      ],
    },
    {
      id: 'credits',
      heading: 'Crediti e prezzi',
      paragraphs: [
        'Non c’è abbonamento e nulla si rinnova da solo. Acquisti crediti quando vuoi, e il prezzo di un messaggio, di una foto o di un regalo è indicato prima che tu prema il pulsante.',
        'Con il primo acquisto diventi utente Premium. Da allora vedi tutte le foto tranne quelle private, anche quando non hai più crediti.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Se cambi idea',
      paragraphs: [
        `Puoi restituire i crediti che non hai usato entro ${f.refundDays} dall’acquisto, senza indicarne il motivo. La parte non usata di quanto hai pagato ti viene rimborsata con lo stesso metodo di pagamento.`,
        'I diritti che la legge ti riconosce come consumatore si aggiungono a questo e non ne vengono ridotti.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Profili fittizi' : 'Nessun profilo fittizio',
      paragraphs: [
        f.hasFictional
          ? 'I profili fittizi sono contrassegnati su ogni scheda, profilo, conversazione, notifica ed e-mail. Un profilo senza questo contrassegno appartiene a una persona. I profili fittizi non sono mai contati come utenti.'
          : `Su ${f.siteName} non ci sono profili fittizi: ogni profilo appartiene a una persona.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Sicurezza e rimozioni',
      paragraphs: [
        'Puoi bloccare chiunque; da quel momento qui non vi incontrate più. Puoi segnalare un profilo, una foto o un messaggio, e una persona lo esamina.',
        'Se rimuoviamo qualcosa o chiudiamo un account, diciamo che cosa, perché e come fare ricorso. Non ci sono limitazioni nascoste.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Se vuoi andartene',
      paragraphs: [
        `Puoi andartene quando vuoi: elimina il tuo account nelle impostazioni. Per ${f.deletedDays} si può recuperare; poi viene cancellato.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Di che cosa rispondiamo',
      paragraphs: [
        'Rispondiamo di ciò che facciamo con dolo o colpa grave e dei danni alla vita, all’integrità fisica o alla salute. In caso di colpa lieve rispondiamo se è stato violato un obbligo da cui dipende il contratto, nei limiti del danno prevedibile.',
        'Non possiamo promettere che incontrerai qualcuno, né che sia vero ciò che gli utenti dicono di sé.',
      ],
    },
    {
      id: 'contact',
      heading: 'Chi siamo',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. E-mail: ${f.supportEmail}.`],
    },
  ],
});
