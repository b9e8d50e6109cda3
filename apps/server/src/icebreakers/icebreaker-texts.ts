import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IcebreakerId } from '@vela/domain/chat';

/**
 * What each opening line says; `{name}` is the other, `{city}` where both live. One member says it to another, so it is
 * informal in languages where the site itself is not.
 */
export const ICEBREAKER_TEXTS = {
  animals: msg`If your pet could tell me one thing about you, what would it be?`,
  art: msg`Which work of art could you look at for an hour?`,
  baking: msg`What did you bake last, and is there any left?`,
  beach: msg`Beach at sunrise or beach at sunset?`,
  biking: msg`What is the most beautiful ride you ever took?`,
  board_games: msg`Which board game would you beat me at?`,
  camping: msg`Tent, camper or hammock: how do you like to sleep outdoors?`,
  coffee: msg`You like coffee, too! Where do they make the best one?`,
  concerts: msg`Which concert do you still think of?`,
  cooking: msg`What would you cook if I came for dinner tonight?`,
  dancing: msg`Which song gets you onto the dance floor every time?`,
  gardening: msg`What grows best in your garden, and what always dies?`,
  hiking: msg`Which walk should I not miss?`,
  movies: msg`Which film can you watch again and again?`,
  museums: msg`Which museum would you take me to first?`,
  music: msg`Which song has been in your head this week?`,
  nature: msg`Sea, woods or mountains: where do you breathe out?`,
  photography: msg`What was the last thing you took a picture of?`,
  podcasts: msg`Which podcast do you tell everyone about?`,
  reading: msg`Which book kept you awake at night?`,
  running: msg`Do you run from something, or towards a good breakfast?`,
  sports: msg`Which sport would you try if nobody was watching?`,
  travelling: msg`Where would you travel tomorrow if you could?`,
  wine: msg`Red, white or whatever is open?`,
  same_city: msg({ message: 'We both live in {city}! What is your favourite place here?' }),
  good_day: msg({ message: 'Hi {name}, what made you smile today?' }),
  weekend: msg`What does a perfect Sunday look like for you?`,
  small_joy: msg`Which small thing makes you happy every time?`,
  perfect_evening: msg`A perfect evening: out in the city or at home on the sofa?`,
} as const satisfies Record<IcebreakerId, MessageDescriptor>;
