import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, it, vi } from 'vitest';
import MenuCard from '~/components/menu/MenuCard.astro';
import ReviewCard from '~/components/reviews/ReviewCard.astro';
import ReviewSlides from '~/components/reviews/ReviewSlides.astro';

// There is no content store in a test: the words that components ask for come from the fixture's files.
vi.mock('~/lib/content', async (original) => {
  const { readContent } = await import('~/content-check/files/read');
  const { FIXTURE_CONTENT } = await import('../support/fixture.ts');
  const { entries } = readContent(FIXTURE_CONTENT);
  const getWording = async (part: string) => entries.find(({ file }) => file === `content/wording/${part}.md`)?.data;
  return { ...(await original<typeof import('~/lib/content')>()), getWording };
});

const HOSTILE = '<script>window.ran=1</script><img src=x onerror="window.ran=1"></astro-slot></li><!--';
const ESCAPED = '&lt;script&gt;window.ran=1&lt;/script&gt;&lt;img src=x onerror=';
const labels = {
  scores: { food: 'Food', service: 'Service', atmosphere: 'Atmosphere', overall: 'Overall' },
  carousel: { position: '{n} of {total}' },
};
const review = {
  id: 'hostile',
  data: { name: HOSTILE, place: HOSTILE, food: 1, service: 2, atmosphere: 3, overall: 4 },
  text: `press bold ${HOSTILE}`,
};

/** Nothing of a hostile entry may become an element, an attribute of its own or a comment. */
function expectText(html: string) {
  expect(html).toContain(ESCAPED);
  // Inside quotes these characters are harmless, and Astro leaves them.
  expect(html.replace(/="[^"]*"/g, '')).not.toMatch(/<script|<img src=x|javascript:|<!--|<\/astro-slot/);
}
const render = async (component: Parameters<AstroContainer['renderToString']>[0], props: Record<string, unknown>) =>
  (await AstroContainer.create()).renderToString(component, { props });

it('a card shows a hostile review as text', async () => {
  const html = await render(ReviewCard, { review, colour: 0, labels });
  expectText(html);
  expect(html).toContain('press bold');
});

it('a slide shows a hostile review as text', async () => {
  expectText(await render(ReviewSlides, { reviews: [review], labels }));
});

it('a card shows a hostile item as text, and no stars where there is no rating', async () => {
  const item = {
    collection: 'menu',
    id: 'hostile',
    data: {
      name: HOSTILE,
      description: HOSTILE,
      price: 1_00_000,
      category: 'classic',
      image: { src: '/glass.svg', width: 320, height: 402, format: 'svg' },
      imageAlt: `"${HOSTILE}`,
    },
  };
  const html = await render(MenuCard, { item, category: 'Classic', first: true, labels: {} });
  expectText(html);
  expect(html).toContain('₹1,00,000');
  expect(html).not.toContain('stars');
});
