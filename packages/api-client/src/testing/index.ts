export { createFakeApi } from './fake-api';
export type { FakeApi, FakeApiOptions } from './fake-api';
export type { FakeCall, FakeHandler, FakeHandlers, RecordedCall } from './fake-handler';
export { FAKE_LOGIN } from './fake-handlers';
export { personFixture, type Person } from './fake-likes';
export { FAKE_DISCOUNT } from './fake-money';
export { FAKE_TOKEN } from './fake-token';
export {
  companyFixture,
  imageFixture,
  messageFixture,
  notificationsFixture,
  ownProfileFixture,
  passkeyFixture,
  profileFixture,
  sessionFixture,
  settingsFixture,
  userFixture,
  wishesFixture,
} from './fixtures';
export { orderFixture, paidOrderFixture, transactionsFixture } from './money-fixtures';
