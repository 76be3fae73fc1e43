import { expect, test } from 'vitest';
import { svgFault } from '~/content-check/files/svg-file';

const svg = (inner: string, root = '', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" ${root}>${inner}</svg>`;

test.each([
  svg('<script>alert(1)</script>'),
  svg('<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>'),
  svg('', 'aria-label="a > b" onload="alert(1)"'),
  svg('&s;', '', '<!DOCTYPE svg [<!ENTITY s "x">]>'),
  svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
  svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>'),
  svg('<use href="&#106;avascript:alert(1)"/>'),
  svg('<style>a{fill:u\\72l(//evil.example)}</style>'),
  svg('<path style="mask:image-set(\'https://evil.example\' 1x)"/>'),
  svg('<style>@font-face{font-family:a}</style>'),
  svg('', '', '<?xml-stylesheet href="x.css"?>'),
  svg('<!-- -->'.repeat(300_000)),
])('refuses %s', (text) => expect(svgFault(text)).toMatch(/^The drawing holds /));

test.each([
  svg('<g><path d="M0 0h4v3z" fill="#0c3a2c"/></g>', 'width="40px" height="30px"', '<?xml version="1.0"?>\n'),
  svg(
    '<sodipodi:namedview inkscape:export-filename="x.png"/>',
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
  ),
  svg('<text>സർബത്ത്</text>'),
])('accepts %s', (text) => expect(svgFault(text)).toBeUndefined());
