// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Confidentialité',
  lead: `Ce que ${f.siteName} sait de vous, pourquoi, pendant combien de temps, qui le voit et quels sont vos droits.`,
  sections: [
    {
      id: 'controller',
      heading: 'Responsable du traitement',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Questions et demandes : ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Ce que nous conservons',
      paragraphs: [
        'Pour faire fonctionner votre compte, c’est-à-dire pour le contrat entre nous, nous conservons :',
      ],
      list: [
        'votre adresse e-mail, votre pseudo, ainsi que votre mot de passe sous une forme qui ne permet pas de le retrouver ;',
        'ce que vous mettez dans votre profil : genre, date de naissance, pays, région, ville, apparence, situation amoureuse, centres d’intérêt, pourquoi vous êtes ici, et ce que vous écrivez sur vous ;',
        'vos photos, sans le lieu ni les autres indications ajoutées par l’appareil, que nous retirons à l’envoi, et les personnes qui peuvent voir vos photos privées ;',
        'vos messages et cadeaux, vos likes et matchs, et les personnes que vous avez choisi de bloquer ou de signaler ;',
        'vos commandes, vos paiements et vos crédits ; un moyen de paiement seulement à votre demande, et jamais un numéro de carte complet ;',
        'si vous laissez votre navigateur nous dire où vous êtes : seulement le pays et la région que cela permet de trouver, une fois que vous les enregistrez, et jamais la position elle-même ;',
        'la date de votre inscription et, le cas échéant, le profil qui y a conduit, votre dernière visite, la langue choisie et ce à quoi vous avez consenti ;',
        'l’annonce ou le lien d’où vient votre visite, seulement si vous y avez consenti ;',
        'vos réclamations, avec l’adresse à laquelle nous répondons ;',
        'si vous activez les notifications : l’adresse à laquelle l’éditeur de votre navigateur les reçoit, jusqu’à ce que vous les désactiviez ou vous déconnectiez ; ce que nous y envoyons est vide, sans noms ni contenu ;',
        'les notifications que vous avez choisies, vos heures calmes avec votre fuseau horaire, si et pourquoi les e-mails qui vous sont destinés sont arrêtés, et quand le dernier sur une nouveauté est parti ; un tel e-mail ne nomme personne ;',
        `pour chaque e-mail que nous vous envoyons : son type, sa date d’envoi et s’il est arrivé, avec un code à la place de votre adresse, pendant ${f.mailDays} ;`,
        `ce que vous saisissez lors d’une inscription, si vous continuez sans JavaScript ou venez d’une autre page : pendant ${f.draftTime}, pour que rien ne se perde ;`,
        'vos clés d’accès, si vous en ajoutez : une clé publique, le nom que vous donnez à chacune, et la date de son ajout et de sa dernière utilisation, jusqu’à ce que vous la supprimiez. Votre empreinte, votre visage ou votre code PIN ne quittent jamais votre appareil ;',
        'les appareils où vous êtes connecté : le navigateur et le système, le pays de la connexion et la dernière utilisation, jusqu’à ce que vous vous y déconnectiez. La liste figure dans vos paramètres.',
      ],
    },
    {
      id: 'others',
      heading: 'Ce que voient les autres',
      paragraphs: [
        'Les membres voient votre pseudo, votre âge, votre région, votre ville et votre profil, à peu près de quand date votre dernière visite, sauf en mode invisible, et si vous avez lu ce qu’ils vous ont écrit, sauf si l’un de vous a désactivé les confirmations de lecture. Les visiteurs sans compte ne voient votre pseudo, votre âge, votre pays, votre région et votre photo principale que si vous l’acceptez ; sur les sites où le fait d’être membre révèle quelque chose de votre vie sexuelle ou de votre identité de genre, ils ne voient personne. Personne ne voit votre date de naissance, votre adresse e-mail ni l’endroit exact où vous êtes. Si nous exploitons plusieurs sites du même type, leurs membres vous y voient aussi, et vous les voyez ici.',
        'L’orientation sexuelle n’est conservée que si vous y consentez séparément, et personne d’autre ne la voit. Vous pouvez retirer ce consentement ; nous effaçons alors la réponse. La façon dont vous décrivez votre genre, sur un site qui le demande, est conservée selon la même règle ; les membres voient ce que vous y écrivez. Les centres d’intérêt intimes, sur un site qui les propose, sont conservés selon la même règle ; seuls les membres qui ont donné le même consentement les voient et peuvent les rechercher. Quand le fait d’être membre révèle déjà une telle information, nous demandons le même consentement à l’inscription ; si vous le retirez, les autres ne voient plus votre profil.',
        'Vos souhaits dans l’assistant de rencontre sont conservés jusqu’à ce que vous les supprimiez, et personne ne les voit en tant que tels. Ils décident de qui vous est montré et, par qui vous souhaitez rencontrer, l’âge et le lieu, de ceux à qui votre profil est montré ; d’autres peuvent les deviner ainsi. Qui vous souhaitez rencontrer peut révéler votre orientation sexuelle : nous ne le conservons que si vous l’acceptez séparément, et nous le supprimons si vous retirez cet accord.',
      ],
    },
    {
      id: 'logs',
      heading: 'Journaux techniques',
      paragraphs: [
        `Nos journaux ne contiennent ni noms, ni adresses, ni messages. Pour empêcher que des mots de passe soient devinés, nous comptons les connexions échouées par compte et par adresse réseau, navigateur ou session, et oublions ce décompte après ${f.failuresDays}. Contre les surcharges, nous comptons aussi les requêtes, pendant une heure au plus, sous une empreinte à la place de l’adresse réseau. Pour pouvoir élucider l’usage abusif d’un compte, nous notons pendant ${f.securityDays} les connexions, les nouveaux mots de passe et les blocages, avec des empreintes à la place du membre et de l’adresse réseau.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Qui d’autre reçoit des données',
      paragraphs: [
        'Personne ne les achète. Les prestataires qui acheminent nos e-mails, traitent les paiements ou hébergent nos serveurs les traitent pour notre compte et sous contrat.',
      ],
    },
    {
      id: 'duration',
      heading: 'Pendant combien de temps',
      paragraphs: [
        `Aussi longtemps que vous avez un compte. Vous le supprimez dans les réglages : il est masqué tout de suite, peut revenir pendant ${f.deletedDays}, puis est effacé. Ce qui reste ne nomme personne : vos messages chez leurs destinataires, sans votre nom ; les justificatifs de paiement, sous un numéro, aussi longtemps que le droit fiscal l’exige ; et le blocage par quelqu’un d’autre, sous forme de code de votre adresse, tant que cette personne a un compte, pour qu’il tienne si vous vous inscrivez à nouveau. Un signalement à votre sujet reste aussi longtemps que tout signalement.`,
        `Une réclamation, avec ou sans compte : ce que vous écrivez, votre nom et votre adresse e-mail, pour que quelqu’un puisse l’examiner et y répondre, pendant ${f.complaintDays}.`,
        `Après un blocage, ce que vous vous êtes écrit, que ni l’un ni l’autre ne voit plus, pendant ${f.contactDays}, pour que chacun puisse encore signaler l’autre ; nous le supprimons ensuite. Un signalement, avec une copie de ce qu’il concerne, ses photos et notre décision, est conservé pendant ${f.reportDays}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Vos droits',
      paragraphs: [
        `Vous pouvez consulter, rectifier, récupérer et supprimer vos données, vous opposer à leur utilisation et retirer un consentement. Vos réglages vous en donnent une copie complète. Pour le reste, écrivez à ${f.supportEmail}. Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre lieu de résidence.`,
      ],
    },
  ],
});
