import { expect, it } from 'vitest';
import { listKind } from './list-kind';

it.each([
  ['/members', 'search'],
  ['/members?', 'search'],
  ['/members?min_age=30&next=//example.org', 'search'],
  ['/swipe-game', 'swipe'],
  ['/swipe-game?gender=female', 'swipe'],
  ['/match-finder', 'match-finder'],
  ['/match-finder?order=nearest', 'match-finder'],
  ['/likes/received', 'likes'],
  ['/likes/sent', 'likes'],
  ['/likes/matches', 'likes'],
] as const)('%s is a list of members: %s', (href, kind) => {
  expect(listKind(href)).toBe(kind);
});

it.each([
  '',
  '/',
  'members',
  '/members/',
  '/members/nadia',
  '/membership',
  '//members',
  '//example.org/members',
  'https://example.org/members',
  'https://example.org/likes/sent',
  '//example.org/likes/sent',
  '/\\example.org/likes/sent',
  'javascript:alert(1)//members',
  ' /members',
  '/swipe-game/nadia',
  '/swipe-games',
  '/likes',
  '/likes/',
  '/likes/m',
  '/likes/m/pieter',
  '/likes/given',
  '/likes/toString',
  '/likes/sent/',
  '/likes/sent/nadia',
  '/likes/sent?page=2',
  'likes/sent',
])('%j is none', (href) => {
  expect(listKind(href)).toBeNull();
});
