// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Blocage d’accès',
  lead: `Quand ${f.siteName} retire un contenu ou ferme un compte, ce que nous vous disons, et comment contester.`,
  sections: [
    {
      id: 'reasons',
      heading: 'Ce qui y conduit',
      paragraphs: [
        'Des personnes examinent les signalements et les nouvelles photos, et décident d’après les conditions d’utilisation et la loi. Voici ce qui conduit à un blocage d’accès :',
      ],
      list: [
        `avoir moins de ${f.minAge} ans, ou se faire passer pour une autre personne ;`,
        'menacer, insulter, harceler, ou continuer à écrire après un non clair ;',
        'demander de l’argent, escroquer, faire de la publicité ou vendre ;',
        'publier des photos d’autres personnes, ou des photos intimes sans consentement ;',
        'les contenus sexuels avec des mineurs, que nous signalons aussi à la police ;',
        'tout autre acte qui est une infraction, ou qui nuit à autrui de façon comparable.',
      ],
    },
    {
      id: 'measures',
      heading: 'Ce que nous faisons',
      paragraphs: [
        'Nous prenons la mesure la plus légère qui suffit : retirer une photo ou un texte, ou fermer le compte. Il n’y a pas de restrictions cachées : rien n’est montré à moins de monde en secret.',
        'Des mots de passe erronés bloquent la connexion pendant quelques minutes. Ce n’est pas un blocage d’accès : cela prend fin tout seul, ou avec un nouveau mot de passe.',
      ],
    },
    {
      id: 'statement',
      heading: 'Ce que nous vous disons',
      paragraphs: ['La personne concernée reçoit par e-mail un exposé des motifs :'],
      list: [
        'ce que nous avons fait, et pour combien de temps ;',
        'les faits, et s’ils viennent d’un signalement ou de notre propre examen ;',
        'si un programme y a eu une part ;',
        'la règle ou la loi, et pourquoi elle s’applique ;',
        'comment contester.',
      ],
    },
    {
      id: 'appeal',
      heading: 'Comment contester',
      paragraphs: [
        `Envoyez une réclamation et choisissez « Une décision concernant mon compte ou mes contenus », ou écrivez à ${f.supportEmail}. C’est gratuit, et vous avez six mois. Une personne l’examine, qui n’est pas celle qui a pris la décision.`,
        'Vous pouvez aussi saisir un organe de règlement extrajudiciaire des litiges certifié dans l’Union européenne, ou un tribunal.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'Vos crédits',
      paragraphs: [
        `Un blocage d’accès ne vous retire pas le droit au remboursement : les crédits que vous n’avez pas utilisés peuvent être rendus dans un délai de ${f.refundDays} après leur achat, comme l’indique la page « Remboursements ». Écrivez à ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'Si vous voyez quelque chose',
      paragraphs: [
        'Les membres signalent depuis le profil ou le message. Toute autre personne, et les autorités aussi, peut utiliser le formulaire de réclamation : indiquez l’adresse de la page et dites ce qui ne va pas.',
      ],
      links: ['complaints'],
    },
  ],
});
