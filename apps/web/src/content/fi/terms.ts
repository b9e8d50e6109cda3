// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Käyttöehdot',
  lead: `${f.companyName} ylläpitää sivustoa ${f.siteName}. Nämä ovat säännöt sinun ja yhtiön välillä, ja ne on kirjoitettu luettaviksi.`,
  sections: [
    {
      id: 'who',
      heading: 'Kuka voi liittyä',
      paragraphs: [
        `${f.siteName} on tarkoitettu vähintään ${f.minAge}-vuotiaille. Avaat yhden tilin itsellesi ja ilmoitat oikean syntymäaikasi.`,
        'Itsestäsi saat kirjoittaa, mitä haluat. Et saa esiintyä toisena henkilönä, käyttää muiden kuvia, myydä tai mainostaa, pyytää rahaa etkä uhata tai loukata ketään.',
      ],
    },
    {
      id: 'account',
      heading: 'Tilisi',
      paragraphs: [
        'Liittyminen on ilmaista. Lähetämme sähköpostin tarkistaaksemme, että osoite on sinun; kunnes vahvistat sen, kirjoittamasi viestit odottavat eikä niitä toimiteta.',
        'Pidä salasanasi omana tietonasi. Jos joku muu on saanut sen haltuunsa, vaihda se asetuksissa: silloin kaikki muut laitteet kirjataan ulos.',
      ],
    },
    {
      id: 'credits',
      heading: 'Krediitit ja hinnat',
      paragraphs: [
        'Kestotilausta ei ole, eikä mikään uusiudu itsestään. Ostat krediittejä silloin, kun haluat, ja viestin, kuvan tai lahjan hinta näkyy, ennen kuin painat painiketta.',
        'Ensimmäinen ostosi tekee sinusta premium-jäsenen. Sen jälkeen näet kaikki kuvat yksityisiä lukuun ottamatta, myös silloin, kun sinulla ei ole enää krediittejä.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Jos muutat mielesi',
      paragraphs: [
        `Voit palauttaa käyttämättömät krediitit ${f.refundDays} kuluessa ostosta syytä ilmoittamatta. Saat takaisin käyttämättömän osuuden maksustasi samalla tavalla kuin maksoit.`,
        'Kuluttajansuojalainsäädäntöön perustuvat oikeutesi ovat voimassa tämän ohella, eikä tämä rajoita niitä.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Fiktiiviset profiilit' : 'Ei fiktiivisiä profiileja',
      paragraphs: [
        f.hasFictional
          ? 'Fiktiiviset profiilit on merkitty joka kortissa, profiilissa, keskustelussa, ilmoituksessa ja sähköpostissa. Profiili, jossa ei ole tätä merkintää, kuuluu ihmiselle. Fiktiivisiä profiileja ei koskaan lasketa jäseniksi.'
          : `Sivustolla ${f.siteName} ei ole fiktiivisiä profiileja: jokainen profiili kuuluu ihmiselle.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Turvallisuus ja poistot',
      paragraphs: [
        'Voit estää kenet tahansa; siitä hetkestä lähtien ette ole täällä toisillenne olemassa. Voit ilmoittaa profiilista, kuvasta tai viestistä, ja ihminen tarkastaa sen.',
        'Jos poistamme jotakin tai suljemme tilin, kerromme mitä, miksi ja miten päätöksestä voi valittaa. Piilotettuja rajoituksia ei ole.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Lähteminen',
      paragraphs: [
        `Voit lähteä milloin vain: poista tilisi asetuksissa. Sen voi palauttaa ${f.deletedDays} ajan; sitten se poistetaan lopullisesti.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Mistä vastaamme',
      paragraphs: [
        'Vastaamme siitä, mitä teemme tahallisesti tai törkeän huolimattomasti, sekä hengelle, ruumiille tai terveydelle aiheutuneista vahingoista. Lievästä huolimattomuudesta vastaamme, jos on rikottu velvollisuutta, josta sopimus riippuu, ja vastuu rajoittuu ennakoitavissa olleeseen vahinkoon.',
        'Emme voi luvata, että tapaat jonkun, emmekä sitä, että jäsenten itsestään kertoma pitää paikkansa.',
      ],
    },
    {
      id: 'contact',
      heading: 'Keitä olemme',
      paragraphs: [
        `${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. Sähköposti: ${f.supportEmail}.`,
      ],
    },
  ],
});
