// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Usein kysyttyä',
  lead: `Lyhyitä vastauksia kysymyksiin sivustosta ${f.siteName}: liittyminen, krediitit ja maksaminen, turvallisuus ja oma tili.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'Liittyminen',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: 'Kuka voi liittyä?',
      answer: [`Jokainen vähintään ${f.minAge}-vuotias, yhdellä omalla tilillä.`],
    },
    {
      id: 'free',
      question: 'Mitä liittyminen maksaa?',
      answer: [
        'Ei mitään. Profiili, haku, tykkäykset ja muiden viestien lukeminen ovat ilmaisia.',
        `Ennen ensimmäistä ostoasi voit myös kirjoittaa ilmaiseksi. Jäseniä, joille voit kirjoittaa: ${f.freeConversations}. Viestejä kaikkiaan, vastaukset mukaan lukien: ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: 'Miksi sähköpostiosoite pitää vahvistaa?',
      answer: [
        'Jottei kukaan liity toisen osoitteella. Sitä ennen kirjoittamasi viestit odottavat, ja ne toimitetaan järjestyksessä heti, kun vahvistat osoitteen.',
      ],
    },
    {
      id: 'mail',
      question: 'Sähköposti ei tule perille. Mitä teen?',
      answer: [
        'Katso roskapostista. Kirjaudu sitten sisään: sivu, joka odottaa vahvistustasi, lähettää sähköpostin uudelleen tai toiseen osoitteeseen, jos ensimmäisessä oli virhe.',
      ],
    },
  ],
});

const money = (f: LegalFacts): LegalSection => ({
  id: 'money',
  heading: 'Krediitit ja maksaminen',
  paragraphs: [],
  questions: [
    {
      id: 'subscription',
      question: 'Onko kestotilausta?',
      answer: [
        'Ei ole. Ostat krediittejä kertaostoksena, silloin kun haluat. Mikään ei uusiudu itsestään, eikä mitään tarvitse irtisanoa.',
      ],
    },
    {
      id: 'prices',
      question: 'Mitä viesti maksaa?',
      answer: [
        'Se riippuu maasta ja paketista. Hinnat-sivulla ovat kaikki hinnat sekä maksutavat ja niiden lisämaksut.',
      ],
    },
    {
      id: 'premium',
      question: 'Kuka on premium-jäsen?',
      answer: [
        `Se, joka on ostanut krediittejä. Premium-jäsenet näkevät kaikki kuvat yksityisiä lukuun ottamatta, voivat kirjoittaa niin monelle kuin haluavat ja lisätä ${f.photos.premium} omaa kuvaa. Edut säilyvät myös silloin, kun krediittejä ei ole enää jäljellä.`,
      ],
    },
    {
      id: 'welcome',
      question: 'Miten tervetuliaisbonus toimii?',
      answer: [
        'Uudet jäsenet, jotka eivät ole vielä maksaneet, saavat muutaman tunnin ajan alennuksen ensimmäisestä ostostaan. Laskuri näyttää, milloin bonus päättyy, ja silloin se todella päättyy. Hinta, jonka näet, on hinta, jonka maksat.',
      ],
    },
    {
      id: 'return',
      question: 'Voinko palauttaa krediittejä?',
      answer: [
        `Kyllä, ne, joita et ole käyttänyt, ${f.refundDays} kuluessa ostosta ja syytä ilmoittamatta. Avaa tilaus tapahtumistasi tai kirjoita osoitteeseen ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'Maksuni epäonnistui. Veloitettiinko se silti?',
      answer: [
        'Epäonnistunutta tai peruutettua maksua ei veloiteta. Veloitetusta maksusta saa krediitit kerran, myös silloin, kun vastaus tulee myöhässä. Jos jotakin näyttää puuttuvan, katso tapahtumiasi ja kirjoita meille tilauksen numero.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Profiilit ja turvallisuus',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: 'Kuka näkee kuvani?',
      answer: [
        'Jäsenet näkevät profiilikuvasi. Ilman tiliä sen näkee vain, jos sallit sen, eikä joillakin sivustoilla lainkaan. Muut kuvasi näkyvät premium-jäsenille tarkkoina ja muille sumennettuina. Yksityisen kuvan näkevät vain ne, joille annat luvan.',
        `Sinulla voi olla ${f.photos.free} kuvaa, premium-jäsenenä ${f.photos.premium}.`,
      ],
    },
    {
      id: 'place',
      question: 'Näkevätkö muut, missä olen?',
      answer: [
        'He näkevät antamasi maan, alueen ja paikkakunnan ja voivat hakea tietyltä etäisyydeltä omasta paikkakunnastaan. He eivät koskaan näe sijaintiasi, sähköpostiosoitettasi tai syntymäaikaasi.',
      ],
    },
    {
      id: 'block',
      question: 'Joku häiritsee minua. Mitä voin tehdä?',
      answer: [
        'Estä hänet hänen profiilissaan: siitä lähtien ette ole täällä toisillenne olemassa. Vain jos välillänne oli tykkäys tai keskustelu, toinen saa tietää estosta avatessaan profiilisi. Jos jokin rikkoo sääntöjä, tee ilmoitus profiilissa tai viestin kohdalla. Ihminen käsittelee jokaisen ilmoituksen, emmekä koskaan kerro, kuka sen teki.',
      ],
    },
    {
      id: 'fictional',
      question: 'Ovatko kaikki profiilit aitoja?',
      answer: [
        f.hasFictional
          ? 'Profiili, jossa ei ole merkintää, kuuluu ihmiselle, joka on vahvistanut sähköpostiosoitteen. Fiktiiviset profiilit on merkitty kaikkialla, missä ne näkyvät.'
          : `Sivustolla ${f.siteName} ei ole fiktiivisiä profiileja: jokainen profiili kuuluu ihmiselle, joka on vahvistanut sähköpostiosoitteen.`,
        'Emme voi tarkistaa kaikkea, mitä ihmiset kertovat itsestään: ole varovainen rahan kanssa ja sen kanssa, mitä jaat.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Tilisi',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'Unohdin salasanani.',
      answer: [
        'Pyydä uusi kirjautumisen yhteydessä: lähetämme sinulle linkin. Se poistaa myös lukituksen, joka tulee liian monesta väärästä salasanasta.',
      ],
    },
    {
      id: 'change',
      question: 'Miten vaihdan sähköpostiosoitteen, salasanan tai kielen?',
      answer: ['Asetuksissa. Uusi sähköpostiosoite on voimassa heti, kun se on vahvistettu.'],
    },
    {
      id: 'delete',
      question: 'Miten poistan tilini?',
      answer: [
        `Asetuksissa kohdassa ”Poista tilini”. Tilin voi palauttaa ${f.deletedDays} ajan; sitten se poistetaan lopullisesti. Palauta käyttämättömät krediitit sitä ennen.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: 'Jotakin muuta?',
  paragraphs: [`Kirjoita osoitteeseen ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
