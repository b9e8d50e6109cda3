// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Tietosuojaseloste',
  lead: `Mitä ${f.siteName} tietää sinusta, miksi, kuinka kauan, kuka sen näkee ja mitä oikeuksia sinulla on.`,
  sections: [
    {
      id: 'controller',
      heading: 'Rekisterinpitäjä',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Kysymykset ja pyynnöt: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Mitä säilytämme',
      paragraphs: ['Jotta tilisi toimii, eli välisemme sopimuksen täyttämiseksi, säilytämme:'],
      list: [
        'sähköpostiosoitteesi, käyttäjätunnuksesi sekä salasanasi muodossa, jota ei voi muuttaa takaisin;',
        'sen, mitä lisäät profiiliisi: sukupuolen, syntymäajan, maan, alueen, paikkakunnan, ulkonäön, parisuhdetilanteen, kiinnostuksen kohteet, sen, miksi olet täällä, ja sen, mitä kerrot itsestäsi;',
        'kuvasi ilman kuvauspaikkaa ja muita kameran lisäämiä tietoja, jotka poistamme lähetyksen yhteydessä, sekä sen, ketkä saavat nähdä yksityiset kuvasi;',
        'viestisi ja lahjasi, tykkäyksesi ja matchisi sekä sen, keitä olet estänyt tai keistä olet ilmoittanut;',
        'tilauksesi, maksusi ja krediittisi; maksutavan vain, jos pyydät sitä, emmekä koskaan kortin koko numeroa;',
        'jos annat selaimen kertoa, missä olet: vain maan ja alueen, jotka sen avulla löydämme, kun tallennat ne, emmekä koskaan itse sijaintia;',
        'milloin liityit ja mahdollisesti kenen profiilin kautta, milloin olit täällä viimeksi, minkä kielen olet valinnut ja mihin olet suostunut;',
        'minkä mainoksen tai linkin kautta tulit, vain jos olet suostunut siihen;',
        'valituksesi sekä osoitteen, johon vastaamme;',
        'jos otat ilmoitukset käyttöön: osoitteen, jossa selaimesi valmistaja ottaa ne vastaan, kunnes poistat ne käytöstä tai kirjaudut ulos; sinne lähettämämme viesti on tyhjä, ilman nimiä tai sanoja;',
        'mitkä ilmoitukset olet valinnut, hiljaiset tuntisi ja aikavyöhykkeesi, onko sinulle lähetettävät sähköpostit pysäytetty ja miksi, sekä milloin viimeksi lähetimme sellaisen uudesta asiasta; siinä ei mainita ketään;',
        `jokaisesta sinulle lähetetystä sähköpostista sen laji, lähetysaika ja tieto siitä, tuliko se perille, osoitteesi sijasta koodilla, ${f.mailDays} ajan;`,
        `sen, mitä kirjoitat tiliä luodessasi, jos jatkat ilman skriptejä tai tulet toiselta sivulta: ${f.draftTime}, jotta se ei katoa;`,
        'pääsyavaimesi, jos lisäät niitä: julkinen avain, kullekin antamasi nimi sekä lisäämisen ja viimeisen käytön ajankohta, kunnes poistat sen. Sormenjälkesi, kasvosi tai PIN-koodisi eivät koskaan poistu laitteeltasi;',
        'missä olet kirjautuneena: selaimen ja järjestelmän, maan, josta kirjauduit, ja viimeisen käyttöajan, kunnes kirjaudut siellä ulos. Luettelo on asetuksissasi.',
      ],
    },
    {
      id: 'others',
      heading: 'Mitä muut näkevät',
      paragraphs: [
        'Jäsenet näkevät käyttäjätunnuksesi, ikäsi, alueesi, paikkakuntasi ja profiilisi, suunnilleen milloin olit täällä viimeksi, ellet ole näkymätön, ja oletko lukenut, mitä he ovat sinulle kirjoittaneet, ellei jompikumpi teistä ole poistanut lukukuittauksia käytöstä. Kävijät, joilla ei ole tiliä, näkevät käyttäjätunnuksesi, ikäsi, maasi, alueesi ja profiilikuvasi vain, jos sallit sen; sivustoilla, joilla jäsenyys kertoo jotain seksielämästäsi tai sukupuoli-identiteetistäsi, he eivät näe ketään. Kukaan ei näe syntymäaikaasi, sähköpostiosoitettasi tai tarkkaa sijaintiasi. Jos meillä on useita samanlaisia sivustoja, myös niiden jäsenet näkevät sinut siellä, ja sinä näet heidät täällä.',
        'Seksuaalisuus tallennetaan vain, jos suostut siihen erikseen, eikä kukaan muu näe sitä. Voit perua suostumuksen, jolloin poistamme vastauksen. Se, miten kuvaat sukupuoltasi, jos sivusto kysyy sitä, tallennetaan saman säännön mukaan; jäsenet näkevät, mitä siihen kirjoitat. Intiimit kiinnostukset, jos sivusto tarjoaa niitä, tallennetaan saman säännön mukaan; vain saman suostumuksen antaneet jäsenet näkevät ne ja voivat hakea niillä. Jos jo jäsenyys kertoo jotain tällaista, pyydämme saman suostumuksen, kun luot tilin; jos perut sen, muut eivät enää näe profiiliasi.',
        'Toiveesi matchihaussa säilyvät, kunnes poistat ne, eikä kukaan näe niitä sellaisinaan. Ne ratkaisevat, ketkä sinulle näytetään, ja sen mukaan, kenet haluat tavata, sekä iän ja paikan mukaan myös, kenelle sinut näytetään; siitä muut voivat päätellä ne. Se, kenet haluat tavata, voi kertoa seksuaalisesta suuntautumisestasi, joten tallennamme sen vain, jos suostut siihen erikseen, ja poistamme sen, kun perut suostumuksen.',
      ],
    },
    {
      id: 'logs',
      heading: 'Tekniset tiedot',
      paragraphs: [
        `Lokeissamme ei ole nimiä, osoitteita eikä viestejä. Estääksemme salasanojen arvaamisen laskemme epäonnistuneet kirjautumiset kultakin tililtä ja kustakin verkko-osoitteesta, selaimesta tai istunnosta ja unohdamme lukumäärän ${f.failuresDays} kuluttua. Ylikuormituksen estämiseksi laskemme myös pyynnöt, enintään tunnin ajan ja sormenjäljellä verkko-osoitteen sijaan. Jotta tilin väärinkäyttö voidaan selvittää, säilytämme tiedon kirjautumisista, uusista salasanoista ja estoista ${f.securityDays} ajan, sormenjäljillä jäsenen ja verkko-osoitteen sijaan.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Ketkä muut saavat tietoja',
      paragraphs: [
        'Kukaan ei osta niitä. Palveluntarjoajat, jotka toimittavat sähköpostimme, käsittelevät maksut tai ylläpitävät palvelimiamme, käsittelevät tietoja puolestamme ja sopimuksen nojalla.',
      ],
    },
    {
      id: 'duration',
      heading: 'Kuinka kauan',
      paragraphs: [
        `Niin kauan kuin sinulla on tili. Poistat sen asetuksissa: se piilotetaan heti, sen voi palauttaa ${f.deletedDays} ajan, ja sitten se poistetaan lopullisesti. Se, mikä jää, ei nimeä ketään: viestisi niiden saajilla ilman nimeäsi; maksutiedot numeron alla niin kauan kuin verolainsäädäntö vaatii; ja jonkun toisen esto osoitteesi koodina niin kauan kuin hänellä on tili, jotta se pätee, jos rekisteröidyt uudelleen. Sinua koskeva ilmoitus säilyy yhtä kauan kuin kaikki ilmoitukset.`,
        `Valituksen, oli sinulla tili tai ei, eli tekstisi, nimesi ja sähköpostiosoitteesi, säilytämme ${f.complaintDays} ajan, jotta ihmiset voivat arvioida sen ja vastata siihen.`,
        `Eston jälkeen sen, mitä kirjoititte toisillenne ja mitä kumpikaan ei enää näe, säilytämme ${f.contactDays} ajan, jotta kumpikin voi vielä ilmoittaa toisesta; sitten poistamme sen. Ilmoituksen, kopion siitä, mitä se koskee, siihen kuuluvat kuvat ja päätöksemme säilytämme ${f.reportDays} ajan.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Oikeutesi',
      paragraphs: [
        `Sinulla on oikeus nähdä, oikaista, siirtää ja poistaa tietosi, vastustaa niiden käyttöä ja perua suostumus. Asetuksista saat kopion kaikesta. Muissa asioissa kirjoita osoitteeseen ${f.supportEmail}. Voit myös valittaa asuinpaikkasi tietosuojaviranomaiselle.`,
      ],
    },
  ],
});
