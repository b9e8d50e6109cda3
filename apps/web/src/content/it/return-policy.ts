// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Rimborsi',
  lead: `Ciò che non hai usato puoi restituirlo entro ${f.refundDays}, senza indicarne il motivo.`,
  sections: [
    {
      id: 'right',
      heading: 'Il tuo diritto di recesso',
      paragraphs: [
        `Puoi recedere da un acquisto di crediti entro ${f.refundDays} da quando i crediti sono sul tuo account. Non devi indicare alcun motivo.`,
        'I crediti che hai usato per un messaggio, una foto o un regalo sono spesi: ci hai chiesto di fornire subito il servizio, e lo abbiamo fatto. Tutti gli altri si possono restituire.',
      ],
    },
    {
      id: 'how',
      heading: 'Come recedere',
      paragraphs: [
        'Apri le tue transazioni, poi l’ordine. Finché puoi recedere, lì trovi il pulsante, con l’importo che ti viene rimborsato.',
        `Oppure comunicacelo con parole tue, purché chiare, scrivendo a ${f.supportEmail} dall’indirizzo e-mail del tuo account. Puoi usare il modulo qui sotto, ma non è obbligatorio. Basta inviarlo prima che scada il termine di ${f.refundDays}.`,
      ],
    },
    {
      id: 'amount',
      heading: 'Che cosa ti viene rimborsato',
      paragraphs: [
        'La parte non usata di quanto hai pagato, tolti gli sconti e comprese le commissioni di pagamento, arrotondata per difetto. Chi restituisce metà dei crediti riceve metà del denaro.',
        'Il rimborso avviene con lo stesso metodo di pagamento, senza costi per te, al più tardi 14 giorni dopo aver ricevuto la tua comunicazione. I crediti vengono tolti subito dal tuo account.',
      ],
    },
    {
      id: 'after',
      heading: 'Che cosa cambia poi',
      paragraphs: [
        'Quando tutti i tuoi acquisti sono stati restituiti, non sei più utente Premium. Il tuo account resta, e anche ciò che hai scritto. Il bonus di benvenuto viene dato una volta sola e non torna.',
      ],
    },
    {
      id: 'form',
      heading: 'Modulo di recesso tipo',
      paragraphs: ['Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.'],
      letter: [
        `Destinatario: ${f.companyName}, ${f.companyAddress}, ${f.supportEmail}`,
        'Con la presente notifico il recesso dal mio contratto di vendita dei seguenti servizi: crediti, numero d’ordine …',
        'Ordinato il: …',
        'Nome del consumatore: …',
        'Indirizzo del consumatore: …',
        'Firma del consumatore (solo se il presente modulo è notificato in versione cartacea): …',
        'Data: …',
      ],
    },
    {
      id: 'rights',
      heading: 'Gli altri tuoi diritti',
      paragraphs: [
        'Se qualcosa che hai pagato non funziona, la legge ti riconosce altri diritti: scrivici, e poniamo rimedio. Nulla di quanto scritto qui riduce quei diritti.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
