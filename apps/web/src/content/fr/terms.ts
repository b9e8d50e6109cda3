// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Conditions d’utilisation',
  lead: `Voici les règles entre vous et ${f.companyName}, qui exploite ${f.siteName}. Elles sont écrites pour être lues.`,
  sections: [
    {
      id: 'who',
      heading: 'Qui peut s’inscrire',
      paragraphs: [
        `${f.siteName} s’adresse aux personnes de ${f.minAge} ans et plus. Vous ouvrez un seul compte, pour vous-même, et indiquez votre véritable date de naissance.`,
        'Vous pouvez écrire sur vous-même ce que vous voulez. Vous ne pouvez pas vous faire passer pour quelqu’un d’autre, utiliser les photos d’autres personnes, vendre ou faire de la publicité, demander de l’argent, ni menacer ou insulter qui que ce soit.',
      ],
    },
    {
      id: 'account',
      heading: 'Votre compte',
      paragraphs: [
        'L’inscription est gratuite. Nous envoyons un e-mail pour vérifier que l’adresse est bien la vôtre ; tant que vous ne l’avez pas confirmée, les messages que vous écrivez restent en attente et ne sont pas remis.',
        'Gardez votre mot de passe pour vous. Si quelqu’un d’autre se l’est procuré, changez-le dans les paramètres : tous les autres appareils sont alors déconnectés.',
      ],
    },
    {
      id: 'credits',
      heading: 'Crédits et prix',
      paragraphs: [
        'Il n’y a pas d’abonnement et rien ne se renouvelle automatiquement. Vous achetez des crédits quand vous le souhaitez, et le prix d’un message, d’une photo ou d’un cadeau s’affiche avant que vous ne cliquiez.',
        'Avec votre premier achat, vous devenez membre Premium. Vous voyez alors toutes les photos sauf les photos privées, même lorsque vous n’avez plus de crédits.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Si vous changez d’avis',
      paragraphs: [
        `Vous pouvez rendre les crédits que vous n’avez pas utilisés dans un délai de ${f.refundDays} après leur achat, sans donner de motif. La part non utilisée de ce que vous avez payé vous est remboursée par le même moyen de paiement.`,
        'Les droits que la loi vous reconnaît en tant que consommateur s’y ajoutent et n’en sont pas réduits.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Profils fictifs' : 'Aucun profil fictif',
      paragraphs: [
        f.hasFictional
          ? 'Les profils fictifs portent une mention sur chaque fiche, chaque profil, chaque conversation, chaque notification et chaque e-mail. Un profil sans cette mention appartient à une personne. Les profils fictifs ne sont jamais comptés comme membres.'
          : `Il n’y a aucun profil fictif sur ${f.siteName} : chaque profil appartient à une personne.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Sécurité et retraits',
      paragraphs: [
        'Vous pouvez bloquer n’importe qui ; dès cet instant, vous ne vous croisez plus nulle part sur le site. Vous pouvez signaler un profil, une photo ou un message, et une personne l’examine.',
        'Si nous retirons quelque chose ou fermons un compte, nous vous disons ce que nous avons fait, pourquoi et comment contester cette décision. Il n’y a pas de restrictions cachées.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Partir',
      paragraphs: [
        `Vous pouvez partir quand vous voulez : supprimez votre compte dans les réglages. Pendant ${f.deletedDays}, il peut revenir ; ensuite, il est effacé.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Ce dont nous répondons',
      paragraphs: [
        'Nous répondons de nos actes intentionnels et de nos fautes lourdes, ainsi que des atteintes à la vie, à l’intégrité physique ou à la santé. En cas de faute légère, nous répondons de la violation d’une obligation dont dépend le contrat, dans la limite du dommage prévisible.',
        'Nous ne pouvons pas promettre que vous rencontrerez quelqu’un, ni que ce que les membres disent d’eux-mêmes est vrai.',
      ],
    },
    {
      id: 'contact',
      heading: 'Qui nous sommes',
      paragraphs: [
        `${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. E-mail : ${f.supportEmail}.`,
      ],
    },
  ],
});
