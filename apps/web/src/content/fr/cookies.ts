// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const cookies: LegalText = (f) => ({
  title: 'Cookies',
  lead: `Tout ce que ${f.siteName} conserve dans votre navigateur : sous quel nom, pour quoi faire, combien de temps, et comment l’effacer.`,
  sections: [
    {
      id: 'needed',
      heading: 'Seulement ce dont le site a besoin',
      paragraphs: [
        'Chacun de ces cookies est déposé par ce site lui-même et sert à quelque chose que vous avez demandé : garder votre session ouverte, retenir votre langue, terminer un formulaire. Pour ceux-là, la loi n’exige pas de consentement, et ils ne servent à rien d’autre.',
        'Il n’y a ni cookies publicitaires, ni cookies de mesure d’audience, ni cookies d’autres entreprises. Si le lien d’un partenaire le demande, une page nous signale une seule fois qu’elle a été quittée ; c’est compté sans aucune donnée sur vous.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Liste des cookies',
      paragraphs: [
        'La durée court à partir du dépôt du cookie ; celle des cookies de connexion repart de zéro tant que vous utilisez le site.',
      ],
      table: {
        columns: ['Nom', 'Pour quoi faire', 'Durée'],
        rows: f.cookies({
          session: `Maintient votre connexion, pendant ${f.sessionDays} au plus. Effacé quand vous vous déconnectez.`,
          device:
            'Permet à votre compte de reconnaître un navigateur qui a déjà servi à s’y connecter, pour que les mots de passe erronés d’une autre personne ne vous en ferment pas l’accès.',
          age_check:
            'Maintient l’inscription fermée dans ce navigateur pendant un jour, si une date de naissance ne la permettait pas.',
          signup_draft:
            'Retrouve ce que vous avez saisi à l’inscription si vous continuez sans JavaScript ou depuis une autre page.',
          done: 'Indique un court instant qu’un formulaire que vous avez envoyé est bien passé.',
          locale: 'La langue que vous avez choisie.',
          mode: 'Clair ou sombre, si vous avez choisi.',
          tz: 'Votre fuseau horaire, pour que les heures soient justes.',
          consent: 'Votre réponse à ce qui demande votre consentement, pour ne pas vous reposer la question.',
        }),
      },
    },
    {
      id: 'browser',
      heading: 'Ce qui reste dans votre navigateur',
      paragraphs: [
        'Outre les cookies, les navigateurs ont leur propre espace de stockage. Ce qu’il contient n’est pas envoyé avec chaque page. Ceci y reste jusqu’à ce que vous l’effaciez dans votre navigateur :',
      ],
      table: {
        columns: ['Nom', 'Pour quoi faire'],
        rows: f.keptInBrowser({
          warning: 'Que vous avez lu l’avertissement à l’entrée.',
          alerts: 'Quels messages d’information vous avez fermés, et quand.',
          kept: 'Pour les membres : les messages qui attendent d’être envoyés, ce que vous avez commencé à écrire et le chemin pour revenir là où vous étiez. Effacé quand vous vous déconnectez.',
          logOut: 'Que quelqu’un s’est déconnecté ici, pour que les autres onglets se déconnectent aussi.',
          worker:
            'Une page de ce site pour les moments sans réseau, dans ses langues. Elle ne contient rien sur vous.',
          source:
            'Seulement si vous y avez consenti : l’annonce ou le lien d’où vient votre visite. Effacé quand vous vous inscrivez ou retirez votre consentement.',
        }),
      },
    },
    {
      id: 'tab',
      heading: 'Ce qui disparaît avec l’onglet',
      paragraphs: ['Ceci est effacé quand vous fermez l’onglet :'],
      table: {
        columns: ['Nom', 'Pour quoi faire'],
        rows: f.keptInTab({
          typed:
            'Ce que vous avez saisi dans un formulaire sans l’avoir encore envoyé. Les mots de passe ne sont jamais conservés.',
          photo: 'La photo que vous avez choisie à l’inscription, jusqu’à son envoi.',
          search: 'Votre dernière recherche, pour y revenir.',
          matches: 'Le nombre de membres que la recherche a trouvés pour vous à l’inscription.',
          page: 'L’état de la page elle-même : que la police de caractères est là, qu’une nouvelle version l’a fait recharger, depuis quand vous êtes dans l’espace membres, que votre connexion a pris fin, combien de fois le site n’a pas pu être joint et dans quelle langue vous lisiez avant de vous connecter.',
        }),
      },
    },
    {
      id: 'consent',
      heading: 'Ce qui demande votre consentement',
      paragraphs: [
        'Si votre visite vient d’une annonce ou du lien d’un partenaire, son nom figure dans l’adresse de la page. Il n’est conservé dans votre navigateur, puis avec votre compte, que si vous y consentez.',
        'Dire non est aussi simple que dire oui, et le site fonctionne de la même façon. Vous pouvez changer votre réponse à tout moment, à la fin de cette page. Nous enregistrons chaque réponse avec sa date : sans connexion, sans rien à votre sujet ; sinon, avec votre compte.',
      ],
    },
    {
      id: 'control',
      heading: 'Comment tout effacer',
      paragraphs: [
        'Votre navigateur affiche et efface tout cela, en général dans les réglages de confidentialité ou de données de sites. Sans les cookies de connexion, votre session se ferme ; sans les autres, le site vous repose ses questions.',
      ],
      links: ['pages-privacy', 'pages-service'],
    },
  ],
});
