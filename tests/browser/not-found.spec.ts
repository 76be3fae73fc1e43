import { expect, MISSING, test } from './fixtures.ts';

test('an unknown URL says what happened and offers three links', async ({ noScript }) => {
  const answer = await noScript.goto(`${MISSING}/deep/down?q=1`);
  expect(answer?.status()).toBe(404);
  await expect(noScript.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(noScript.getByText('This shutter is down.')).toBeVisible();
  await expect(noScript.getByRole('img', { name: 'A street dog asleep on the step' })).toBeVisible();
  const main = noScript.getByRole('main');
  for (const [name, path] of [
    ['See the menu', '/products'],
    ['Find a store', '/contact'],
    ['Home', '/'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});
