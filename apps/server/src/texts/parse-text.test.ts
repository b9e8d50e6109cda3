import { describe, expect, it } from 'vitest';
import { fillText, parseText } from './parse-text';

const SOURCE = `# Our terms

What holds between you
and {company_name}.

## Who may join
From {min_age} on.

One account each.

- no adverts,
  of any kind
- no threats

## Leaving
Write to {support_email}.
`;

const TEXT = {
  title: 'Our terms',
  lead: 'What holds between you and {company_name}.',
  sections: [
    {
      id: 'part-1',
      heading: 'Who may join',
      paragraphs: ['From {min_age} on.', 'One account each.'],
      list: ['no adverts, of any kind', 'no threats'],
    },
    { id: 'part-2', heading: 'Leaving', paragraphs: ['Write to {support_email}.'] },
  ],
};

describe('parseText', () => {
  it('reads title, lead, parts and lists', () => {
    expect(parseText(SOURCE)).toEqual({ text: TEXT });
  });

  it('minds no line ends of another system', () => {
    expect(parseText(SOURCE.replaceAll('\n', '\r\n'))).toEqual({ text: TEXT });
  });

  it('takes markup for the words it is', () => {
    const read = parseText('# T\n\n<b>L</b>\n\n## H\n\n<script>x</script>');
    expect(read).toMatchObject({
      text: { lead: '<b>L</b>', sections: [{ paragraphs: ['<script>x</script>'] }] },
    });
  });

  it.each([
    ['', /title/],
    ['Terms\n\nLead.\n\n## A\nb', /title/],
    ['# T\n\n## A\nb', /Exactly one paragraph/],
    ['# T\n\nOne.\n\nTwo.\n\n## A\nb', /Exactly one paragraph/],
    ['# T\n\nLead.', /at least one part/],
    ['# T\n\nLead.\n\n## A\n\n## B\nc', /“A” is empty/],
    ['# T\n\nLead.\n\n## A\n\n- a\n\nafter', /one list at most/],
    ['# T\n\nLead.\n\n## A\n\n- a\n\nb\n\n- c', /one list at most/],
    ['# T\n\nLead.\n\n## A\n{boss}', /no \{boss\}/],
    ['x'.repeat(64 * 1024 + 1), /longer/],
  ])('says what is wrong with %j', (source, sentence) => {
    const read = parseText(source);
    expect('problems' in read ? read.problems.join('\n') : '').toMatch(sentence);
  });
});

describe('fillText', () => {
  it('puts the facts where their names are', () => {
    const filled = fillText(TEXT, {
      site_name: 'Vela',
      company_name: 'Vela B.V.',
      company_address: 'Street 1',
      support_email: 'help@example.org',
      min_age: '21',
      refund_days: '30',
    });
    expect(filled.lead).toBe('What holds between you and Vela B.V..');
    expect(filled.sections.map(({ paragraphs }) => paragraphs[0])).toEqual([
      'From 21 on.',
      'Write to help@example.org.',
    ]);
  });
});
