// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Cookie',
  lead: `Tutto ciò che ${f.siteName} conserva nel tuo browser: con quale nome, a che scopo, per quanto tempo e come eliminarlo.`,
  sections: [
    {
      id: 'needed',
      heading: 'Solo ciò che serve al sito',
      paragraphs: [
        'Ognuno di questi cookie è impostato da questo stesso sito e fa qualcosa che hai chiesto: mantenere aperta la sessione, ricordare la lingua, completare un modulo. Per questi la legge non richiede il consenso, e non vengono usati per altro.',
        'Non ci sono cookie pubblicitari, né cookie che misurano le visite, né cookie di altre aziende. Se il link di un partner lo richiede, una pagina ci comunica una sola volta che qualcuno l’ha lasciata; lo contiamo, senza alcun dato su di te.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Elenco dei cookie',
      paragraphs: [
        'La durata si conta da quando il cookie viene impostato; quella dei cookie di accesso ricomincia mentre usi il sito.',
      ],
      table: {
        columns: ['Nome', 'A che cosa serve', 'Durata'],
        rows: f.cookies({
          session: `Mantiene aperta la tua sessione, per ${f.sessionDays} al massimo. Viene eliminato quando esci.`,
          device:
            'Permette al tuo account di riconoscere un browser da cui è già stato fatto l’accesso, così le password errate di qualcun altro non ti chiudono fuori.',
          age_check: 'Chiude l’iscrizione per un giorno, se una data di nascita non la permetteva.',
          signup_draft:
            'Ritrova ciò che hai scritto durante l’iscrizione, se continui senza JavaScript o da un’altra pagina.',
          done: 'Segnala per un momento che un modulo inviato da te è andato a buon fine.',
          locale: 'La lingua che hai scelto.',
          mode: 'Chiaro o scuro, se hai scelto.',
          tz: 'Il tuo fuso orario, perché le ore siano giuste.',
          consent: 'La tua risposta a ciò che richiede il consenso, per non chiedertelo di nuovo.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'Che cosa resta nel tuo browser',
      paragraphs: [
        'Oltre ai cookie, i browser hanno una memoria propria. Ciò che contiene non viene inviato con ogni pagina. Questo rimane finché non lo elimini nel browser:',
      ],
      table: {
        columns: ['Nome', 'A che cosa serve'],
        rows: f.keptInBrowser({
          warning: 'Che hai letto l’avviso all’ingresso.',
          alerts: 'Quali avvisi hai chiuso, e quando.',
          kept: 'Per gli utenti: i messaggi in attesa di invio, ciò che hai iniziato a scrivere e la strada per tornare dov’eri. Viene eliminato quando esci.',
          logOut:
            'Che qualcuno è uscito dall’account in questo browser, perché l’accesso si chiuda anche nelle altre schede.',
          worker:
            'Una pagina di questo sito per quando manca la rete, nelle sue lingue. Non contiene nulla su di te.',
          source:
            'Solo se hai dato il consenso: da quale annuncio o link arriva la tua visita. Scompare quando ti iscrivi o revochi il consenso.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'Che cosa scompare con la scheda',
      paragraphs: ['Questo si cancella quando chiudi la scheda:'],
      table: {
        columns: ['Nome', 'A che cosa serve'],
        rows: f.keptInTab({
          typed:
            'Ciò che hai scritto in un modulo e non hai ancora inviato. Le password non vengono mai conservate.',
          photo: 'La foto che hai scelto durante l’iscrizione, fino all’invio.',
          search: 'La tua ultima ricerca, per ritrovarla.',
          matches: 'Quanti utenti ha trovato per te la ricerca durante l’iscrizione.',
          page: 'Lo stato della pagina stessa: che i caratteri sono caricati, che si è ricaricata per una nuova versione, da quando sei nell’area riservata, che la tua sessione è terminata, quante volte il sito non era raggiungibile e in quale lingua leggevi prima di accedere.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'Che cosa richiede il tuo consenso',
      paragraphs: [
        'Se la tua visita arriva da un annuncio o dal link di un partner, il suo nome è nell’indirizzo della pagina. Viene conservato nel browser, e poi con il tuo account, solo se dai il consenso.',
        'Dire no è facile quanto dire sì, e il sito funziona allo stesso modo. Puoi cambiare la tua risposta in qualsiasi momento, in fondo a questa pagina. Registriamo ogni risposta con la data e l’ora: senza accesso, senza nulla su di te; altrimenti con il tuo account.',
      ],
    },
    {
      id: 'control',
      heading: 'Come eliminare tutto',
      paragraphs: [
        'Il tuo browser mostra ed elimina tutto questo, di solito nelle sezioni dedicate alla privacy o ai dati dei siti. Senza i cookie di accesso devi accedere di nuovo; senza gli altri il sito ti ripete le domande.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
