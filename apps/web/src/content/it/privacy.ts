// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Privacy',
  lead: `Che cosa sa di te ${f.siteName}, perché, per quanto tempo, chi lo vede e quali diritti hai.`,
  sections: [
    {
      id: 'controller',
      heading: 'Titolare del trattamento',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Domande e richieste: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Che cosa conserviamo',
      paragraphs: ['Per far funzionare il tuo account, cioè per il contratto tra noi, conserviamo:'],
      list: [
        'il tuo indirizzo e-mail, il nome utente e la password in una forma da cui non si può risalire all’originale;',
        'ciò che inserisci nel tuo profilo: genere, data di nascita, Paese, regione, città, aspetto, stato civile, interessi, perché sei qui e ciò che scrivi di te;',
        'le tue foto, senza il luogo e gli altri dati aggiunti dalla fotocamera, che togliamo al caricamento, e chi può vedere quelle private;',
        'i tuoi messaggi e regali, i like e i match, e chi hai bloccato o segnalato;',
        'i tuoi ordini, pagamenti e crediti; un metodo di pagamento solo se ce lo chiedi, e mai un numero di carta completo;',
        'se lasci che il browser ci dica dove ti trovi: solo il Paese e la regione che ne ricaviamo, quando li salvi, e mai la posizione stessa;',
        'la data della tua iscrizione e, se c’era, il profilo da cui è partita, la tua ultima visita, la lingua scelta e ciò a cui hai dato il consenso;',
        'da quale annuncio o link arriva la tua visita, solo se hai dato il consenso;',
        'i tuoi reclami, con l’indirizzo a cui rispondiamo;',
        'se attivi le notifiche: l’indirizzo a cui il produttore del tuo browser le riceve, finché non le disattivi o esci; ciò che inviamo lì è vuoto, senza nomi né parole;',
        'quali notifiche hai scelto, le tue ore di silenzio con il tuo fuso orario, se e perché le e-mail per te sono ferme e quando ti abbiamo inviato l’ultima su una novità; un’e-mail così non nomina nessuno;',
        `di ogni e-mail che ti inviamo: il tipo, quando è stata inviata e se è arrivata, con un codice al posto del tuo indirizzo, per ${f.mailDays};`,
        `ciò che inserisci durante un’iscrizione, se continui senza JavaScript o arrivi da un’altra pagina: per ${f.draftTime}, perché non vada perso;`,
        'le tue passkey, se ne aggiungi: una chiave pubblica, il nome che dai a ciascuna e quando l’hai aggiunta e usata l’ultima volta, finché non la rimuovi. La tua impronta, il viso o il PIN non lasciano mai il dispositivo;',
        'dove hai effettuato l’accesso: il browser e il sistema, il Paese da cui l’hai effettuato e l’ultimo utilizzo, finché non esci da lì. L’elenco è nelle impostazioni.',
      ],
    },
    {
      id: 'others',
      heading: 'Che cosa vedono gli altri',
      paragraphs: [
        'Gli altri utenti vedono il tuo nome utente, la tua età, la tua regione, la tua città e il tuo profilo, all’incirca quando è stata la tua ultima visita, a meno che tu non usi la modalità invisibile, e se hai letto ciò che ti hanno scritto, a meno che uno dei due non abbia disattivato le conferme di lettura. Chi visita il sito senza un account vede il tuo nome utente, la tua età, il tuo Paese, la tua regione e la tua foto principale solo se lo permetti; sui siti in cui l’iscrizione rivela qualcosa della tua vita sessuale o della tua identità di genere non vede nessuno. Nessuno vede la tua data di nascita, il tuo indirizzo e-mail né il luogo esatto in cui ti trovi. Se gestiamo più siti dello stesso tipo, anche i loro utenti ti vedono lì, e tu li vedi qui.',
        'L’orientamento sessuale viene conservato solo se dai un consenso separato, e nessun altro lo vede. Puoi revocare il consenso; allora eliminiamo la risposta. La descrizione del tuo genere, su un sito che la chiede, viene conservata secondo la stessa regola; gli altri utenti vedono ciò che scrivi lì. Gli interessi intimi, su un sito che li propone, vengono conservati secondo la stessa regola; li vede e può cercarli solo chi ha dato lo stesso consenso. Se già l’iscrizione rivela un’informazione di questo tipo, chiediamo lo stesso consenso quando ti iscrivi; se lo revochi, gli altri non vedono più il tuo profilo.',
        'I tuoi desideri nel trova match sono conservati finché non li elimini, e nessuno li vede come tali. Decidono chi ti viene mostrato e, in base a chi vuoi incontrare, all’età e al luogo, anche a chi vieni mostrato; da questo altri possono intuirli. Chi vuoi incontrare può rivelare il tuo orientamento sessuale, perciò lo conserviamo solo se dai un consenso separato e lo eliminiamo se lo revochi.',
      ],
    },
    {
      id: 'logs',
      heading: 'Registri tecnici',
      paragraphs: [
        `I nostri registri non contengono nomi, indirizzi o messaggi. Per impedire che qualcuno indovini le password, contiamo gli accessi non riusciti per account e per indirizzo di rete, browser o sessione, e cancelliamo il conteggio dopo ${f.failuresDays}. Contro i sovraccarichi contiamo anche le richieste, per un’ora al massimo, con un’impronta al posto dell’indirizzo di rete. Per poter chiarire l’uso illecito di un account annotiamo per ${f.securityDays} gli accessi, le nuove password e i blocchi, con impronte al posto del membro e dell’indirizzo di rete.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Chi altro riceve i dati',
      paragraphs: [
        'Nessuno li acquista. I fornitori che recapitano le nostre e-mail, gestiscono i pagamenti o ospitano i nostri server li trattano per nostro conto e sulla base di un contratto.',
      ],
    },
    {
      id: 'duration',
      heading: 'Per quanto tempo',
      paragraphs: [
        `Finché hai un account. Lo elimini nelle impostazioni: viene nascosto subito, si può recuperare per ${f.deletedDays} e poi viene cancellato. Ciò che resta non nomina nessuno: i tuoi messaggi presso chi li ha ricevuti, senza il tuo nome; i documenti dei pagamenti, sotto un numero, per il tempo richiesto dalla legge fiscale; e il blocco da parte di qualcun altro come codice del tuo indirizzo, finché quella persona ha un account, perché valga se ti registri di nuovo. Una segnalazione su di te resta quanto ogni segnalazione.`,
        `Un reclamo, con o senza account: quello che scrivi, il tuo nome e il tuo indirizzo e-mail, perché qualcuno possa valutarlo e risponderti, per ${f.complaintDays}.`,
        `Dopo un blocco, quello che vi siete scritti, e che nessuno dei due vede più, per ${f.contactDays}, perché ciascuno possa ancora segnalare l’altra persona; poi lo eliminiamo. Una segnalazione, con una copia di ciò che riguarda, le relative foto e la nostra decisione, viene conservata per ${f.reportDays}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'I tuoi diritti',
      paragraphs: [
        `Puoi consultare, correggere, portare con te ed eliminare i tuoi dati, opporti al loro uso e revocare un consenso. Dalle impostazioni puoi ricevere una copia di tutto. Per il resto, scrivi a ${f.supportEmail}. Puoi anche presentare un reclamo all’autorità per la protezione dei dati del luogo in cui vivi.`,
      ],
    },
  ],
});
