// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Saavutettavuus',
  lead: `${f.siteName} on kaikille täysi-ikäisille. Miten saavutettava sivusto on, mitä puuttuu ja kenelle siitä voi kertoa.`,
  sections: [
    {
      id: 'service',
      heading: 'Palvelu',
      paragraphs: [
        'Tällä sivustolla aikuiset löytävät toisensa ja kirjoittavat toisilleen. Se toimii selaimessa puhelimella, tabletilla tai tietokoneella yhdellätoista kielellä.',
      ],
    },
    {
      id: 'standard',
      heading: 'Mitä noudatamme',
      paragraphs: [
        'Web Content Accessibility Guidelines (WCAG) 2.2 -ohjeita tasolla AA ja niiden myötä eurooppalaista standardia EN 301 549. Se tarkoittaa muun muassa:',
      ],
      list: [
        'kaiken voi tehdä näppäimistöllä, ja kohdistus on aina näkyvissä;',
        'ruudunlukijat saavat tiedon siitä, mitä mikin on ja mikä muuttuu;',
        'teksti erottuu taustastaan riittävästi, vaaleassa ja tummassa;',
        'sivuja voi suurentaa ja lukea kapealla näytöllä vierittämättä sivusuunnassa;',
        'mikään ei liiku, jos laitteen asetuksissa on vähennetty liikettä;',
        'ilman skriptejä voi lukea sivuja, luoda tilin, kirjautua, muuttaa asetuksia ja lähettää valituksen;',
        'kuvavarmennuksia ei ole missään.',
      ],
    },
    {
      id: 'check',
      heading: 'Miten tarkistamme',
      paragraphs: [
        'Ennen kuin muutos otetaan käyttöön, ohjelmat käyvät jokaisen sivun läpi: englanniksi ja saksaksi ohjeiden sääntöjen mukaan, vaaleana ja tummana, ja pitkäsanaisimmilla kielillä siltä varalta, että tekstiä leikkautuu kapealla näytöllä. Sivustoa käytetään myös pelkällä näppäimistöllä. Riippumaton taho ei ole vielä tutkinut sivustoa.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Mitä puuttuu',
      paragraphs: ['Tiedämme näistä:'],
      list: [
        'Ruudunlukija kertoo jäsenen kuvasta nimen, ei sitä, mitä kuvassa on.',
        'Jäsenet kirjoittavat omin sanoin ja valitsemallaan kielellä.',
        'Maksupalvelujen sivut ovat niiden omia; minkä valitset, päätät itse.',
      ],
    },
    {
      id: 'tell',
      heading: 'Kerro meille',
      paragraphs: [
        `Jos jokin on tielläsi, kirjoita osoitteeseen ${f.supportEmail} ja kerro, mistä sivusta on kyse ja mitä käytät. Autamme sinua saamaan asian hoidettua ja korjaamme ongelman. Jos emme tee niin, lähetä valitus tai käänny asuinpaikkasi saavutettavuusviranomaisen puoleen.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
