// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Evästeet',
  lead: `Kaikki, mitä ${f.siteName} säilyttää selaimessasi: minkä nimistä, mihin tarkoitukseen, kuinka kauan ja miten sen voi poistaa.`,
  sections: [
    {
      id: 'needed',
      heading: 'Vain se, mitä sivusto tarvitsee',
      paragraphs: [
        'Jokaisen evästeen asettaa täällä sivusto itse, ja jokainen tekee jotakin, mitä olet pyytänyt: pitää sinut kirjautuneena, muistaa kielesi tai auttaa täyttämään lomakkeen loppuun. Niihin laki ei vaadi suostumusta, eikä niitä käytetä mihinkään muuhun.',
        'Mainosevästeitä ei ole, ei kävijöitä mittaavia evästeitä eikä muiden yritysten evästeitä. Jos kumppanin linkki pyytää sitä, sivu kertoo meille kerran, että siltä lähdettiin; se lasketaan ilman mitään tietoa sinusta.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Luettelo evästeistä',
      paragraphs: [
        'Aika lasketaan evästeen asettamisesta; kirjautumisevästeiden aika alkaa alusta, kun käytät sivustoa.',
      ],
      table: {
        columns: ['Nimi', 'Mitä varten', 'Kuinka kauan'],
        rows: f.cookies({
          session: `Pitää sinut kirjautuneena enintään ${f.sessionDays} ajan. Uloskirjautuminen poistaa sen.`,
          device:
            'Auttaa tunnistamaan selaimen, jolla tilillesi on kirjauduttu aiemmin, jotta toisen väärät salasanat eivät lukitse sinua ulos.',
          age_check:
            'Pitää tilin luomisen suljettuna tässä selaimessa vuorokauden, jos syntymäaika ei sallinut sitä.',
          signup_draft:
            'Löytää sen, mitä kirjoitit tiliä luodessasi, kun jatkat ilman skriptejä tai toiselta sivulta.',
          done: 'Kertoo hetken ajan, että lähettämäsi lomake on käsitelty.',
          locale: 'Valitsemasi kieli.',
          mode: 'Vaalea tai tumma, jos olet valinnut.',
          tz: 'Aikavyöhykkeesi, jotta kellonajat ovat oikein.',
          consent: 'Vastauksesi siihen, mikä vaatii suostumuksesi, jotta emme kysy uudelleen.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'Mitä selaimeesi jää',
      paragraphs: [
        'Selaimilla on evästeiden lisäksi oma muistinsa. Siinä olevaa ei lähetetä jokaisen sivun mukana. Nämä säilyvät, kunnes poistat ne selaimesta:',
      ],
      table: {
        columns: ['Nimi', 'Mitä varten'],
        rows: f.keptInBrowser({
          warning: 'Että olet lukenut varoituksen tullessasi.',
          alerts: 'Mitkä ilmoitukset olet sulkenut ja milloin.',
          kept: 'Jäsenelle: lähettämistä odottavat viestit, se, mitä olet alkanut kirjoittaa, ja tie takaisin sinne, missä olit. Uloskirjautuminen poistaa ne.',
          logOut: 'Että täällä kirjauduttiin ulos, jotta sinut kirjataan ulos muillakin välilehdillä.',
          worker:
            'Tämän sivuston sivu sen varalle, ettei verkkoa ole, sivuston kielillä. Siinä ei ole mitään sinusta.',
          source:
            'Vain jos olet suostunut: minkä mainoksen tai linkin kautta tulit. Se poistuu, kun luot tilin tai perut suostumuksesi.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'Mikä häviää välilehden mukana',
      paragraphs: ['Nämä häviävät, kun suljet välilehden:'],
      table: {
        columns: ['Nimi', 'Mitä varten'],
        rows: f.keptInTab({
          typed:
            'Se, mitä olet kirjoittanut lomakkeeseen etkä ole vielä lähettänyt. Salasanoja ei koskaan säilytetä.',
          photo: 'Kuva, jonka valitsit tiliä luodessasi, kunnes se on lähetetty.',
          search: 'Viimeisin hakusi, jotta voit palata siihen.',
          matches: 'Kuinka monta jäsentä haku löysi sinulle, kun loit tilin.',
          page: 'Sivun oma tila: onko kirjasin ladattu, latautuiko sivu uudelleen uuden version vuoksi, mistä lähtien olet ollut jäsenten alueella, onko sinut kirjattu ulos ja kuinka monta kertaa sivustoon ei saatu yhteyttä sekä millä kielellä luit ennen kirjautumista.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'Mikä vaatii suostumuksesi',
      paragraphs: [
        'Jos tulit mainoksen tai kumppanin linkin kautta, sen nimi on sivun osoitteessa. Se säilytetään selaimessasi ja myöhemmin tilisi yhteydessä vain, jos suostut siihen.',
        'Kieltäytyminen on yhtä helppoa kuin suostuminen, ja sivusto toimii samalla tavalla. Voit muuttaa vastaustasi milloin tahansa tämän sivun lopussa. Kirjaamme jokaisen vastauksen ja sen ajankohdan: kävijän vastauksen ilman mitään tietoja hänestä, jäsenen vastauksen tilin yhteyteen.',
      ],
    },
    {
      id: 'control',
      heading: 'Miten ne poistetaan',
      paragraphs: [
        'Selaimesi näyttää ja poistaa ne kaikki, yleensä tietosuojan tai sivustotietojen kohdalla. Ilman kirjautumisevästeitä et ole enää kirjautuneena; ilman muita sivusto kysyy uudelleen.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
