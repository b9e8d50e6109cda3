/** Where people have their mail, most common first: a typing error is taken for the first of these it is near to. */
export const MAIL_DOMAINS = [
  // Worldwide
  'gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'live.com', 'msn.com', 'aol.com',
  'googlemail.com', 'proton.me', 'protonmail.com', 'me.com', 'mac.com', 'ymail.com', 'rocketmail.com',
  'mail.com', 'email.com', 'gmx.com', 'gmx.net', 'zoho.com', 'fastmail.com', 'tutanota.com', 'tuta.com',
  // Netherlands and Belgium
  'hotmail.nl', 'live.nl', 'outlook.nl', 'ziggo.nl', 'kpnmail.nl', 'planet.nl', 'home.nl', 'hetnet.nl',
  'xs4all.nl', 'upcmail.nl', 'chello.nl', 'quicknet.nl', 'casema.nl', 'online.nl', 'tele2.nl', 'solcon.nl',
  'freedom.nl', 'telenet.be', 'skynet.be', 'proximus.be', 'hotmail.be', 'live.be', 'outlook.be', 'scarlet.be',
  'voo.be',
  // Germany, Austria and Switzerland
  'gmx.de', 'web.de', 't-online.de', 'freenet.de', 'outlook.de', 'hotmail.de', 'live.de', 'yahoo.de',
  'mail.de', 'email.de', 'posteo.de', 'mailbox.org', 'arcor.de', 'aol.de', 'online.de', 'vodafone.de',
  'gmx.at', 'aon.at', 'chello.at', 'outlook.at', 'hotmail.at', 'live.at', 'a1.net',
  'bluewin.ch', 'gmx.ch', 'hotmail.ch', 'outlook.ch', 'sunrise.ch', 'hispeed.ch', 'yahoo.ch',
  // France
  'orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'hotmail.fr', 'outlook.fr', 'live.fr',
  'yahoo.fr', 'neuf.fr', 'bbox.fr', 'numericable.fr',
  // Italy and Spain
  'libero.it', 'virgilio.it', 'alice.it', 'tiscali.it', 'tin.it', 'hotmail.it', 'outlook.it', 'live.it',
  'yahoo.it', 'fastwebnet.it', 'hotmail.es', 'outlook.es', 'yahoo.es', 'live.es', 'telefonica.net',
  // Poland
  'wp.pl', 'o2.pl', 'onet.pl', 'onet.eu', 'op.pl', 'interia.pl', 'interia.eu', 'gazeta.pl', 'poczta.fm',
  // Nordic countries
  'live.dk', 'hotmail.dk', 'outlook.dk', 'mail.dk', 'jubii.dk', 'stofanet.dk', 'live.se', 'hotmail.se',
  'outlook.se', 'telia.com', 'bredband.net', 'comhem.se', 'online.no', 'live.no', 'hotmail.no', 'outlook.no',
  'luukku.com', 'elisanet.fi', 'kolumbus.fi', 'hotmail.fi', 'outlook.fi', 'suomi24.fi', 'saunalahti.fi',
  // United Kingdom and Ireland
  'hotmail.co.uk', 'yahoo.co.uk', 'live.co.uk', 'outlook.co.uk', 'btinternet.com', 'sky.com', 'virginmedia.com',
  'talktalk.net', 'ntlworld.com', 'blueyonder.co.uk', 'eircom.net', 'yahoo.ie', 'live.ie', 'hotmail.ie',
  // North America, Australia and New Zealand
  'comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'cox.net', 'charter.net',
  'rogers.com', 'shaw.ca', 'sympatico.ca', 'videotron.ca', 'telus.net', 'yahoo.ca', 'hotmail.ca', 'live.ca',
  'bigpond.com', 'bigpond.net.au', 'optusnet.com.au', 'yahoo.com.au', 'live.com.au', 'outlook.com.au',
  'xtra.co.nz', 'yahoo.co.nz', 'slingshot.co.nz',
] as const;
