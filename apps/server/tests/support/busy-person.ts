import { buy, order, reportPayment } from './buying';
import type { TestApp } from './create-test-app';
import { meetingIn } from './meeting';
import { passkeyActs } from './passkey-acts';
import { activePerson, freshAddress, PASSWORD, signUpPerson } from './people';
import { photoActs } from './photo-acts';
import { newSubscription } from './pushing';
import { spend } from './spending';
import { clientId, makePremium, premiumPerson, say } from './talk';

/** Somebody with something in nearly every table, and those who had to do with that member. */
export async function busyPerson(app: TestApp) {
  const { block, like, profileOf } = meetingIn(() => app);
  const { photoOf } = photoActs(() => app);
  const passkeys = passkeyActs(() => app);
  const email = 'zebulon.quark@example.com';
  const person = await activePerson(app, {
    email,
    name: 'Zebulon Quark',
    city: 'Xanadu',
    about: 'I collect quaggas.',
    tracking: { network: 'quagga-network', sub1: 'quagga-sub' },
  });
  const [friend, blocker, blocked] = [
    await premiumPerson(app),
    await activePerson(app),
    await activePerson(app),
  ];
  await makePremium(app, person.user.id, 50);
  const photo = await photoOf(person);
  const secret = await photoOf(person, { private: 'true' });
  const sent = await photoOf(person, { purpose: 'chat' });
  await like(person, friend);
  await like(friend, person);
  await app.call('givePhotoAccess', { jar: person.jar, body: { profile_id: friend.user.id } });
  await say(app, person, { profile_id: friend.user.id, text: 'We met at the pier.' });
  await say(app, friend, { profile_id: person.user.id, text: 'So we did.' });
  const body = {
    client_id: clientId(),
    profile_id: friend.user.id,
    type: 'photo',
    photo_id: sent.id,
  } as const;
  await app.call('sendMessage', { jar: person.jar, body });
  await like(person, blocker);
  await block(blocker, person);
  await block(person, blocked);
  await profileOf(person, friend);
  const notes = [{ name: 'learning' as const, text: 'to sing like a quagga.' }];
  await app.call('updateProfile', { jar: person.jar, body: { notes, languages: ['en', 'tr'] } });
  const wishes = { max_age: 57, interests: ['tea' as const], looking_for: ['dating' as const] };
  await app.call('updateWishes', { jar: person.jar, body: { wishes } });
  await app.call('reportMember', {
    jar: person.jar,
    address: freshAddress(),
    body: { profile_id: friend.user.id, reason: 'other', text: 'A report.' },
  });
  await app.call('sendComplaint', {
    jar: person.jar,
    address: freshAddress(),
    body: { email, subject: 'Quagga', text: 'A complaint.' },
  });
  const { passkey, id: passkeyId } = await passkeys.add(person);
  await passkeys.logIn(passkey);
  await newSubscription(app, person);
  await app.call('renamePasskey', { jar: person.jar, body: { id: passkeyId, name: 'Quagga key' } });
  await passkeys.optionsFor(person);
  const paid = await buy(app, person.jar);
  await spend(app, person.user.id, 3);
  const byCard = { paymentmethod: 'creditcard', store_method: true, package: 'p1' } as const;
  const { payment_id: card } = (await order(app, person.jar, byCard)).result;
  await reportPayment(app, card, { outcome: 'paid', card: 'accepts' });
  const { payment_id: unpaid } = (await order(app, person.jar, byCard)).result;
  await app.call('claimRetentionOffer', { jar: person.jar });
  const to = 'zebulon.elsewhere@example.com';
  await app.call('requestMailChange', { jar: person.jar, body: { email: to, password: PASSWORD } });
  await signUpPerson(app, { signup_member_id: person.user.id });
  const handle = Buffer.from(passkey.sign(await passkeys.logInOptions()).response.userHandle, 'base64url');
  const keys = [passkey.credentialId.toString('hex'), handle.toString('hex')];
  return { person, friend, blocker, keys, photos: [photo, secret, sent], payments: { paid, card, unpaid } };
}
