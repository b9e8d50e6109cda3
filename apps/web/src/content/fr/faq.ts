// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalFacts, LegalSection, LegalText } from '../legal-page';

export const faq: LegalText = (f) => ({
  title: 'Questions fréquentes',
  lead: `Les questions que l’on nous pose sur ${f.siteName}, avec des réponses courtes : inscription, crédits et paiement, sécurité et compte.`,
  sections: [joining(f), money(f), people(f), account(f), more(f)],
});

const joining = (f: LegalFacts): LegalSection => ({
  id: 'joining',
  heading: 'L’inscription',
  paragraphs: [],
  questions: [
    {
      id: 'who',
      question: 'Qui peut s’inscrire ?',
      answer: [`Toute personne de ${f.minAge} ans et plus, avec un seul compte, pour elle-même.`],
    },
    {
      id: 'free',
      question: 'Combien coûte l’inscription ?',
      answer: [
        'Rien. Avoir un profil, chercher, liker et lire ce que les autres vous écrivent est gratuit.',
        `Avant votre premier achat, vous pouvez aussi écrire gratuitement. Personnes à qui vous pouvez écrire : ${f.freeConversations}. Messages en tout, réponses comprises : ${f.freeMessages}.`,
      ],
    },
    {
      id: 'confirm',
      question: 'Pourquoi confirmer mon adresse e-mail ?',
      answer: [
        'Pour que personne ne s’inscrive avec l’adresse de quelqu’un d’autre. Ce que vous écrivez avant reste en attente, puis est remis dans l’ordre dès que vous confirmez.',
      ],
    },
    {
      id: 'mail',
      question: 'L’e-mail n’arrive pas. Que faire ?',
      answer: [
        'Regardez dans les indésirables. Connectez-vous ensuite : la page qui attend votre confirmation renvoie l’e-mail, à une autre adresse s’il y avait une erreur dans la première.',
      ],
    },
  ],
});

const money = (f: LegalFacts): LegalSection => ({
  id: 'money',
  heading: 'Crédits et paiement',
  paragraphs: [],
  questions: [
    {
      id: 'subscription',
      question: 'Y a-t-il un abonnement ?',
      answer: [
        'Non. Vous achetez des crédits une fois, quand vous en voulez. Rien ne se renouvelle automatiquement, et il n’y a rien à résilier.',
      ],
    },
    {
      id: 'prices',
      question: 'Combien coûte un message ?',
      answer: [
        'Cela dépend du pays et du pack. La page des tarifs les donne tous, avec les moyens de paiement et leurs frais.',
      ],
    },
    {
      id: 'premium',
      question: 'Qu’est-ce qu’un membre Premium ?',
      answer: [
        `Une personne qui a acheté des crédits. Les membres Premium voient toutes les photos sauf les photos privées, peuvent écrire à autant de personnes qu’ils le souhaitent et avoir ${f.photos.premium} photos dans leur profil. Cela reste acquis, même lorsqu’il n’y a plus de crédits.`,
      ],
    },
    {
      id: 'welcome',
      question: 'Comment fonctionne le bonus de bienvenue ?',
      answer: [
        'Les nouveaux membres qui n’ont encore rien payé bénéficient pendant quelques heures d’une réduction sur leur premier achat. Le compte à rebours indique quand elle prend fin, et c’est vraiment la fin. Le prix que vous voyez est le prix que vous payez.',
      ],
    },
    {
      id: 'return',
      question: 'Puis-je rendre des crédits ?',
      answer: [
        `Oui, ceux que vous n’avez pas utilisés, dans un délai de ${f.refundDays} après leur achat et sans donner de motif. Ouvrez la commande dans vos transactions, ou écrivez à ${f.supportEmail}.`,
      ],
    },
    {
      id: 'failed',
      question: 'Mon paiement a échoué. L’argent a-t-il été débité ?',
      answer: [
        'Un paiement échoué ou annulé n’est pas débité. S’il l’a été, les crédits sont ajoutés une seule fois, même quand la réponse arrive tard. S’il semble manquer quelque chose, regardez dans vos transactions et écrivez-nous avec le numéro de la commande.',
      ],
    },
  ],
});

const people = (f: LegalFacts): LegalSection => ({
  id: 'people',
  heading: 'Profils et sécurité',
  paragraphs: [],
  questions: [
    {
      id: 'photos',
      question: 'Qui voit mes photos ?',
      answer: [
        'Les membres voient votre photo principale. Sans compte, on ne la voit que si vous l’acceptez, et sur certains sites pas du tout. Vos autres photos apparaissent sans flou aux membres Premium et floutées aux autres membres. Une photo privée n’est vue que par les personnes à qui vous l’ouvrez.',
        `Vous pouvez avoir ${f.photos.free} photos, et ${f.photos.premium} en tant que membre Premium.`,
      ],
    },
    {
      id: 'place',
      question: 'Les autres voient-ils où je suis ?',
      answer: [
        'Ils voient le pays, la région et la ville que vous avez indiqués, et peuvent chercher dans un rayon autour de leur propre ville. Ils ne voient jamais votre position, votre adresse e-mail ni votre date de naissance.',
      ],
    },
    {
      id: 'block',
      question: 'Quelqu’un m’importune. Que puis-je faire ?',
      answer: [
        'Bloquez cette personne depuis son profil : dès lors, vous ne vous croisez plus nulle part sur le site. S’il y a eu un like ou une conversation entre vous, et seulement alors, l’autre personne apprend ce blocage en ouvrant votre profil. Signalez ce qui enfreint les règles, depuis le profil ou le message . Chaque signalement est examiné par une personne, et nous ne révélons jamais de qui il vient.',
      ],
    },
    {
      id: 'fictional',
      question: 'Tous les profils sont-ils réels ?',
      answer: [
        f.hasFictional
          ? 'Un profil sans mention appartient à une personne qui a confirmé une adresse e-mail. Les profils fictifs portent une mention partout où ils apparaissent.'
          : `Il n’y a aucun profil fictif sur ${f.siteName} : chaque profil appartient à une personne qui a confirmé une adresse e-mail.`,
        'Nous ne pouvons pas vérifier tout ce que les gens disent d’eux-mêmes : faites attention quand il est question d’argent, et à ce que vous partagez.',
      ],
    },
  ],
});

const account = (f: LegalFacts): LegalSection => ({
  id: 'account',
  heading: 'Votre compte',
  paragraphs: [],
  questions: [
    {
      id: 'password',
      question: 'J’ai oublié mon mot de passe.',
      answer: [
        'Demandez-en un nouveau sur la page de connexion : nous vous envoyons un lien. Cela lève aussi le blocage après trop de mots de passe erronés.',
      ],
    },
    {
      id: 'change',
      question: 'Comment changer mon adresse e-mail, mon mot de passe ou la langue ?',
      answer: ['Dans les paramètres. Une nouvelle adresse e-mail est valable dès qu’elle est confirmée.'],
    },
    {
      id: 'delete',
      question: 'Comment supprimer mon compte ?',
      answer: [
        `Dans les réglages, sous « Supprimer mon compte ». Pendant ${f.deletedDays}, le compte peut revenir ; ensuite, il est effacé. Rendez d’abord les crédits que vous n’avez pas utilisés.`,
      ],
    },
  ],
});

const more = (f: LegalFacts): LegalSection => ({
  id: 'more',
  heading: 'Autre chose ?',
  paragraphs: [`Écrivez à ${f.supportEmail}.`],
  links: ['pricing', 'pages-return-policy', 'pages-service', 'complaints'],
});
