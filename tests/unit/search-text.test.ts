import { describe, expect, it } from 'vitest';
import { searchText } from '~/islands/MenuSearch/search-text';

describe('searchText', () => {
  it.each([
    ['capitals', 'Khus SARBATH', 'khus sarbath'],
    ['accents', 'Café Jalapeño Ünder', 'cafe jalapeno under'],
    ['wide letters', 'ＢＯＢＡ', 'boba'],
    ['extra spaces of every kind', '  milk \u00a0\t\n sarbath ', 'milk sarbath'],
    ['nothing', '', ''],
    ['unseen characters', 'bo\u200bba\u200e\u00ad\ufeff', 'boba'],
    ['direction marks around right-to-left text', '\u202bشربت\u202c', 'شربت'],
    ['punctuation and currency', '₹1,00,000: “khus”/lime!', '100000 khus lime'],
    ['what negates a diet', 'Non-vegetarian, non veg', 'nonvegetarian nonveg'],
    ['emoji and symbols', 'Boba 🧋 + 4️⃣0️⃣ 👩🏽‍🍳', 'boba 40'],
  ])('folds %s', (_, given, expected) => {
    expect(searchText(given)).toBe(expected);
  });

  it('keeps vowel signs and viramas of Malayalam', () => {
    expect(searchText('സർബത്ത്')).toBe('സർബത്ത്'.normalize('NFKD'));
    expect(searchText('പാൽ')).not.toBe(searchText('പൽ'));
  });

  it('finds a chillu in its old and its new spelling, and vowels in one character or two', () => {
    expect(searchText('പാല\u0d4d\u200d')).toBe(searchText('പാൽ'));
    expect(searchText('ന\u0d4d\u200d')).toBe(searchText('ൻ'));
    expect(searchText('ക\u0d4a')).toBe(searchText('ക\u0d46\u0d3e'));
  });
});
