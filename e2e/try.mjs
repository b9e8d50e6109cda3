import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'] });
const p = await b.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
p.on('console', m => console.log('console', m.type(), m.text())); p.on('pageerror', e => console.log('err', e));
await p.goto('http://localhost:4107/?network=n1&sub1=s1'); await p.waitForSelector('html[data-hydrated]');
await p.waitForTimeout(2500);
console.log(await p.evaluate(()=>{const s=[...document.querySelectorAll('section')].at(-1); return s.outerHTML.slice(0,400)+' '+getComputedStyle(s).display + ' '+ getComputedStyle(s).position}));
await p.screenshot({ path: '/tmp/sites-consent.png' });
await b.close();
