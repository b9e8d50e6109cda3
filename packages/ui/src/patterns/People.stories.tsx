import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import { Advice, Guide, Part } from '../foundations/Guide';
import { FictionalStrip } from '../FictionalStrip';
import { IconButton } from '../IconButton';
import { Inline } from '../layout';
import { MemberCard, MemberGrid } from '../MemberCard';
import { PremiumPill } from '../PremiumPill';
import { BLURRED_PORTRAIT, portrait } from '../story-portraits';
import { Tag } from '../Tag';
import { Text } from '../Text';

const meta = { title: 'Patterns/People', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const photo = (id: string) => ({ id, variant: 'sharp', src: portrait(id), width: 360, height: 450 }) as const;

const PEOPLE = [
  { id: 'nadia', name: 'Nadia', age: 34, place: 'Utrecht', isPremium: true, isFictional: false },
  { id: 'jonas', name: 'Jonas', age: 41, place: 'Noord-Holland', isPremium: false, isFictional: false },
  {
    id: 'kasia',
    name: 'Katarzyna-Aleksandra',
    age: 29,
    place: 'Mecklenburg-Vorpommern',
    isPremium: false,
    isFictional: false,
  },
  { id: 'elif', name: 'Elif', age: 37, place: 'Gelderland', isPremium: false, isFictional: true },
  { id: 'farid', name: 'Farid', age: 45, place: 'Antwerpen', isPremium: true, isFictional: false },
  { id: 'ingrid', name: 'Ingrid', age: 58, place: 'Drenthe', isPremium: false, isFictional: false },
] as const;

export const People: StoryObj<typeof meta> = {
  render: () => (
    <Guide
      title="People"
      lead="Photos carry the page. Nothing lies on one but what must: premium, fictional, a lock, the like. Name, age and region stand under it."
    >
      <Part title="A grid of them" note="The whole card is the link; the like is a target of its own.">
        <MemberGrid label="Members">
          {PEOPLE.map(({ id, ...person }) => (
            <li key={id}>
              <MemberCard
                {...person}
                href={`#${id}`}
                photo={photo(id)}
                isOnline={id === 'nadia'}
                level={3}
                isFirst
                action={
                  <IconButton icon={Heart} tone="glass" label={`Like ${person.name}`} aria-pressed="false" />
                }
              />
            </li>
          ))}
        </MemberGrid>
      </Part>
      <Part title="Markers that can’t be mistaken for each other">
        <Advice
          does="Another place, another shape, another colour, and words."
          good={
            <Inline gap="4">
              <PremiumPill />
              <FictionalStrip shape="pill" />
            </Inline>
          }
          not="Two of one look, told apart by a letter."
          bad={
            <Inline gap="4">
              <Tag tone="warning">P</Tag>
              <Tag tone="warning">F</Tag>
            </Inline>
          }
        />
      </Part>
      <Part title="A photo that isn’t shown">
        <Advice
          does="Blurred by the server, with a lock and the reason: it looks meant."
          good={
            <MemberGrid label="A member whose photo is blurred">
              <li>
                <MemberCard
                  {...PEOPLE[0]}
                  href="#nadia"
                  photo={{ ...photo('nadia'), variant: 'blurred', src: BLURRED_PORTRAIT }}
                  lockNote="Premium members see all photos"
                  isOnline={false}
                  level={3}
                  isFirst
                />
              </li>
            </MemberGrid>
          }
          not="A count of what one misses."
          bad={<Text>14 hidden photos!!</Text>}
        />
      </Part>
    </Guide>
  ),
};
