import { expect, type Page, type Response } from '@playwright/test';

/** A page whose script finds nothing where it reads a list, so that its screen fails in the browser. */
export async function openBroken(page: Page): Promise<Response | null> {
  await page.route('/pricing', async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    const body = whole.replace('"packages":[{', '"packages":null,"broken":[{');
    expect(body).not.toBe(whole);
    await route.fulfill({ response, body });
  });
  return page.goto('/pricing');
}

/** The error that the browser or React reports for this page. */
export const BROKEN_PAGE_ERROR = /null|React error/;
