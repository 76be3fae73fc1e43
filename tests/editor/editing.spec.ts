/** What staff do beyond filling in a field. Opening the editor takes longest, so one test has several steps. */
import sharp from 'sharp';
import { addDays } from '../../src/lib/format/day.ts';
import { dayInIndia } from '../../src/lib/site/publication.ts';
import { expect, test } from './editor.ts';

const dayAhead = (days: number) => addDays(dayInIndia(new Date()), days);

test('photos', async ({ editor }) => {
  const { github } = editor;
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

  await test.step('one that is too small, and whose description stayed, is warned of and saved', async () => {
    await editor.go('menu/entries/boba/index');
    await editor.choose('image', 'small', 300, 240);
    await expect(editor.warnings).toHaveText([
      /^The image is new, and its description is still “A domed/,
      /^Image: .*640/,
    ]);
    await editor.save();
    expect(github.written).toContain('menu/boba/small.webp');
    await expect(editor.lines.last()).toContainText('Boba: saved. Not live yet. The image is new');
  });
});

test('names of files', async ({ editor }) => {
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
