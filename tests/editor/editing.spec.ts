/** What staff do beyond filling in a field. Opening the editor takes longest, so one test has several steps. */
import sharp from 'sharp';
import { addDays, formatDayOfMonth, formatWeekday } from '../../src/lib/format/day.ts';
import { dayInIndia } from '../../src/lib/site/publication.ts';
import { expect, test } from './editor.ts';

const dayAhead = (days: number) => addDays(dayInIndia(new Date()), days);
/** A day to come: the preview leaves out past ones. */
const SPECIAL_DAY = dayAhead(10);

test('photos', async ({ editor }) => {
  const { dialog, github } = editor;
  const size = editor.field('image--form');

  await test.step('a new item with a large photo', async () => {
    await editor.go('menu/new');
    await editor.fill('name', 'Lime Sarbath (new)');
    await editor.fill('description', 'Nannari, lime and soda over crushed ice.');
    await editor.fill('price', '25');
    await editor.choose('image', 'New Pic (1)', 3000, 2400);
    await expect(editor.field('image')).toContainText('new-pic-1.webp');
    await editor.turn(editor.field('category').locator('[role=radio][data-value=classic]'), true);
    const required = editor.field('imageAlt').getByRole('alert');
    await editor.refuse(required);
    await expect(required).toHaveText(/required/);
    await editor.fill('imageAlt', 'A tall glass of pale red sarbath with a slice of lime');
    await editor.save();
    const folder = 'menu/lime-sarbath-new';
    expect(github.written).toEqual([`${folder}/index.md`, `${folder}/new-pic-1.webp`]);
    const { format, width, height } = await sharp(github.bytes(`content/${folder}/new-pic-1.webp`)).metadata();
    expect([format, width, height]).toEqual(['webp', 1600, 1280]);
    expect(editor.read(`${folder}/index.md`)).toMatch(
      /^---\nname: Lime Sarbath \(new\)\ndescription: .*\nprice: 25\nimage: \.\/new-pic-1\.webp\nimageAlt: .*\ncategory: classic\norder: 1000\n---\n$/,
    );
  });

  await test.step('one that is too small is refused beside its field', async () => {
    await editor.go('menu/entries/boba/index');
    await editor.choose('image', 'small', 300, 240);
    await expect(size).toContainText('300 ×');
    await editor.refuse(size.getByRole('alert'));
    await expect(size.getByRole('alert')).toContainText(
      'This image is 300 pixels wide, and 640 are needed here. Use a larger image.',
    );
  });

  await test.step('one whose description stayed is asked about', async () => {
    await editor.choose('image', 'large', 800, 640);
    await expect(size).toContainText('800 ×');
    await editor.refuse();
    await expect(dialog).toContainText('The image is new, and its description is still');
    // The CMS moves its own messages into an open dialog, with buttons that are none of the dialog's.
    const width = await dialog.evaluate((element) => element.appendChild(document.createElement('button')).offsetWidth);
    expect(width).toBeLessThan(100);
    await dialog.getByRole('button', { name: 'Save anyway' }).click();
    await expect.poll(() => github.written).toContain('menu/boba/large.webp');
    expect(github.written).not.toContain('menu/boba/small.webp');
  });
  expect(await editor.issues()).toEqual([]);
});

test('previews and names of files', async ({ editor }) => {
  const { page } = editor;
  const preview = page.frameLocator('iframe.preview');

  await test.step('an item is shown in the fonts and colours of the site', async () => {
    await editor.go('menu/entries/boba/index');
    await expect(preview.getByRole('heading', { name: 'Boba' })).toBeVisible();
    await expect(preview.getByText('₹40')).toHaveCSS('font-family', /^Shrikhand/);
    await expect(preview.getByText('★★★★★ 4.8')).toBeVisible();
    const faces = preview
      .locator('body')
      .evaluate(async ({ ownerDocument }) => (await ownerDocument.fonts.load('1em Shrikhand')).length);
    expect(await faces).toBeGreaterThan(0);
  });

  await test.step('a special day is shown as the footer prints it', async () => {
    await editor.go('_singletons/entries/hours');
    const days = await editor.scrollTo('specialDays');
    await editor.show(editor.field('specialDays.0.date'), days.getByRole('button', { name: /^Add .?row/ }));
    await editor.fill('specialDays.0.date', SPECIAL_DAY);
    await editor.fill('specialDays.0.reason', 'Makaravilakku');
    await expect(preview.locator('address')).toHaveText(
      `Opening hoursEvery day, 10 am to 10 pmSpecial days${formatWeekday(SPECIAL_DAY)} ${formatDayOfMonth(SPECIAL_DAY)}: Makaravilakku, closed`,
    );
    await editor.save();
    const row = `\nspecialDays:\n  - date: '${SPECIAL_DAY}'\n    reason: Makaravilakku\n`;
    expect(editor.read('hours/index.md')).toContain(row);
  });

  await test.step('a title without English letters needs no name from anybody', async () => {
    await editor.go('categories/new');
    await editor.fill('title', 'പുതിയത്');
    await editor.save();
    expect(editor.github.written).toContain('categories/category.md');
  });

  await test.step('the longest text of a notice does not make its file name too long', async () => {
    await editor.go('notices/new');
    await editor.fill('text', 'Closed for Onam. '.repeat(7).trim());
    await editor.fill('visibility.publishOn', dayAhead(1));
    await editor.fill('visibility.showUntil', dayAhead(2));
    await editor.save();
    expect(editor.github.written.at(-1)).toMatch(/^notices\/closed-for-onam-[a-z-]{30,60}\.md$/);
  });
  expect(await editor.issues()).toEqual([]);
});
