import { describe, expect, test } from 'vitest';
import { normaliseMobile } from '~/islands/EnquiryForm/mobile';

describe('normaliseMobile', () => {
  test.each([
    ['9876543210'],
    ['98765 43210'],
    ['09876543210'],
    ['0 98765 43210'],
    ['91 98765 43210'],
    ['+91 98765 43210'],
    ['+91-98765-43210'],
    ['+91 (0) 98765 43210'],
    ['0091 98765 43210'],
    ['＋９１ ９８７６５ ４３２１０'],
    ['tel:+919876543210'],
    ['  98765\u00a043210\t'],
    ['\u202a+91\u00a098765\u00a043210\u202c'],
    ['98765–43210'],
    ['൯൮൭൬൫ ൪൩൨൧൦'],
    ['۹۸۷۶۵۴۳۲۱۰'],
  ])('%j is that number', (spelling) => {
    expect(normaliseMobile(spelling)).toBe('+91 98765 43210');
  });

  test.each([
    ['6000000000', '+91 60000 00000'],
    ['9198765432', '+91 91987 65432'],
    ['0919876543', undefined],
    ['9191987654321', undefined],
    ['919198765432', '+91 91987 65432'],
  ])('%j keeps its first digits apart from the country code', (spelling, number) => {
    expect(normaliseMobile(spelling)).toBe(number);
  });

  test.each([
    ['+971 50 123 4567', '+971501234567'],
    ['00971 50-123-4567', '+971501234567'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['+1 (987) 654-3210', '+19876543210'],
    ['+12345678', '+12345678'],
    ['+123456789012345', '+123456789012345'],
  ])('%j of another country is sent as %j', (spelling, number) => {
    expect(normaliseMobile(spelling)).toBe(number);
  });

  test.each([
    [''],
    ['98470'],
    ['987654321'],
    ['5876543210'],
    ['0471 2345678'],
    ['+91 98765 432101'],
    ['+1234567890123456'],
    ['98765x43210'],
    ['98765 43210 or 98765 43211'],
    ['9'.repeat(10_000)],
    ['++919876543210'],
  ])('%j is none', (text) => {
    expect(normaliseMobile(text)).toBeUndefined();
  });
});
