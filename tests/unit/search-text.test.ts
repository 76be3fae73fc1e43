import { expect, it } from 'vitest';
import { searchText } from '~/islands/MenuSearch/search-text';

it.each([
  ['capitals', 'Khus SARBATH', 'khus sarbath'],
  ['accents', 'Café Jalapeño Ünder', 'cafe jalapeno under'],
  ['wide letters', 'ＢＯＢＡ', 'boba'],
  ['extra spaces of every kind', '  milk \u00a0\t\n sarbath ', 'milk sarbath'],
  ['unseen characters', 'bo\u200bba\u200e\u00ad\ufeff', 'boba'],
  ['punctuation and currency', '₹1,00,000: “khus”/lime!', '100000 khus lime'],
  ['what negates a diet', 'Non-vegetarian, non veg', 'nonvegetarian nonveg'],
  ['emoji and symbols', 'Boba 🧋 + 4️⃣0️⃣ 👩🏽‍🍳', 'boba 40'],
])('searchText folds %s', (_, given, expected) => {
  expect(searchText(given)).toBe(expected);
});

it('searchText keeps vowel signs and consonants of Malayalam', () => {
  expect(searchText('പാൽ')).not.toBe(searchText('പൽ'));
  expect(searchText('സർബത്ത്')).not.toBe(searchText('സർബത്'));
});

it.each([
  ['സർബത്ത്', 'സര\u0d4d\u200dബത്ത്'],
  ['പാൽ', 'പാല\u0d4d'],
  ['മിന\u0d4dറ\u0d4d', 'മിൻറ\u0d4d'],
  ['ക\u0d4a', 'ക\u0d46\u0d3e'],
])('searchText finds %s as another keyboard writes it, %s', (text, other) => {
  expect(searchText(other)).toBe(searchText(text));
});
