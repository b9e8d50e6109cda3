export { createFakeApi } from './fake-api';
export type { FakeApi, FakeApiOptions } from './fake-api';
export type { FakeCall, FakeHandler, FakeHandlers, RecordedCall } from './fake-handler';
export { FAKE_LOGIN, FAKE_TOKEN } from './fake-handlers';
export { personFixture, type Person } from './fake-likes';
export { FAKE_DISCOUNT } from './fake-money';
export {
  companyFixture,
  imageFixture,
  messageFixture,
  ownProfileFixture,
  profileFixture,
  sessionFixture,
  settingsFixture,
  userFixture,
} from './fixtures';
export { orderFixture, paidOrderFixture, transactionsFixture } from './money-fixtures';
