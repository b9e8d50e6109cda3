// Loaded into a server before its own code: its time begins at a moment of its own and hardly goes on, so that what is said
// of time is the same in every run, however fast the machine is.
const RealDate = Date;
const FROM = RealDate.parse(process.env.VELA_SLOW_CLOCK_FROM ?? '');
const SLOWER = 1000;
const began = RealDate.now();

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(Date.now());
    else super(...given);
  }

  static now() {
    return FROM + Math.floor((RealDate.now() - began) / SLOWER);
  }
};
