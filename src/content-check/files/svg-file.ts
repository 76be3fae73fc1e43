/** Reads SVG with an XML parser: what may stand in an illustration is listed, anything else is refused. */
import { SaxesParser } from 'saxes';

const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter style image ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);
/** Without those that begin with aria- or data-. */
const ATTRIBUTES = new Set(
  (
    'id class style transform x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox version baseProfile ' +
    'xmlns preserveAspectRatio href fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity color opacity display visibility overflow ' +
    'paint-order vector-effect shape-rendering text-rendering image-rendering color-rendering color-interpolation ' +
    'color-interpolation-filters clip clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type ' +
    'filter filterUnits primitiveUnits enable-background isolation mix-blend-mode transform-origin font font-family ' +
    'font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor ' +
    'text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode textLength lengthAdjust ' +
    'startOffset dx dy rotate method spacing gradientUnits gradientTransform spreadMethod offset stop-color ' +
    'stop-opacity patternUnits patternContentUnits patternTransform pathLength refX refY markerWidth markerHeight ' +
    'markerUnits orient marker marker-start marker-mid marker-end in in2 result mode type values operator k1 k2 k3 k4 ' +
    'stdDeviation edgeMode flood-color flood-opacity lighting-color order kernelMatrix divisor bias targetX targetY ' +
    'preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent azimuth elevation z pointsAtX ' +
    'pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed stitchTiles scale xChannelSelector ' +
    'yChannelSelector radius amplitude exponent intercept slope tableValues role lang tabindex focusable'
  ).split(' '),
);
/** What drawing programs write about themselves, in namespaces of their own. */
const PROGRAMS =
  /inkscape|sodipodi|1999\/02\/22-rdf|creativecommons|purl\.org\/dc|bohemiancoding|figma|serif\.com|adobe\.com/i;
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const LIMITS = { bytes: 2_000_000, depth: 100 } as const;

/** Whether an address stays within the file, or is an image inside it. */
const staysInside = (address: string) => /^\s*(#|data:image\/(png|jpe?g|webp|gif);base64,)/i.test(address);
/** Whether a style or an attribute reaches for something outside the file. */
const reachesOut = (style: string) =>
  /@import|\\|expression\s*\(|javascript:/i.test(style) ||
  [...style.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, address = '']) => !staysInside(address));

/** A length in pixels, as `width` and `height` may have it. */
const isPixels = (length: string) => /^\s*\d+(\.\d+)?(px)?\s*$/.test(length) && Number.parseFloat(length) > 0;

class Refused extends Error {}

/**
 * Why an SVG file cannot stand on the site, in words that follow its name; undefined when it can.
 * @param text the whole file
 */
export function svgFault(text: string): string | undefined {
  if (text.length > LIMITS.bytes) return `is larger than ${LIMITS.bytes / 1_000_000} MB. Save it simpler, or as WebP.`;
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (fault: string): never => {
    throw new Refused(fault);
  };
  let [depth, elements, inStyle] = [0, 0, false];
  let sizeFault: string | undefined;
  parser.on('error', () => refuse('cannot be drawn: a tag in it is broken. Save it as SVG again.'));
  parser.on('doctype', (doctype) => {
    if (!/^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^[]*$/.test(doctype))
      refuse('defines entities (<!DOCTYPE …>). Save it as plain SVG.');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-8$/i.test(encoding)) refuse(`is saved as ${encoding}. Save it with the encoding UTF-8.`);
  });
  parser.on('processinginstruction', () => refuse('loads a stylesheet (<?xml-stylesheet …?>). Save it as plain SVG.'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (++depth > LIMITS.depth) refuse(`has groups in groups, more than ${LIMITS.depth}. Save it simpler.`);
    if (elements++ === 0) sizeFault = rootFault(local, uri, attributes);
    if (uri !== SVG && PROGRAMS.test(uri)) return;
    if (uri !== SVG) refuse(`holds <${local}>, which is no part of SVG. Save it as plain SVG.`);
    if (!ELEMENTS.has(local)) {
      if (local === 'script' || local === 'foreignObject') refuse('holds a script. Save it as plain SVG.');
      refuse(`holds <${local}>, which illustrations of this site may not. Save it as plain SVG.`);
    }
    inStyle = local === 'style';
    for (const { local: name, uri: space, value } of Object.values(attributes)) {
      if (/^on/i.test(name)) refuse('holds a script. Save it as plain SVG.');
      if (name === 'href' && (space === '' || space === XLINK) && !staysInside(value))
        refuse(`leads to "${value.trim().slice(0, 40)}". Save it as plain SVG, without links.`);
      if (space === '' && !ATTRIBUTES.has(name) && !/^(aria|data)-/.test(name))
        refuse(`holds the attribute ${name}, which illustrations of this site may not. Save it as plain SVG.`);
      if (name !== 'href' && space === '' && reachesOut(value))
        refuse('loads something from elsewhere. Save it as plain SVG.');
    }
  });
  const readWords = (words: string) => {
    if (inStyle && reachesOut(words)) refuse('loads something from elsewhere. Save it as plain SVG.');
  };
  parser.on('text', readWords);
  parser.on('cdata', readWords);
  parser.on('closetag', () => {
    depth--;
    inStyle = false;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  return sizeFault;
}

type Attributes = Readonly<Record<string, { readonly value: string }>>;

/** Why the build could not read the size: it takes pixels, or a viewBox of four numbers. */
function rootFault(local: string, uri: string, { width, height, viewBox }: Attributes): string | undefined {
  if (local !== 'svg' || uri !== SVG) return 'is not an SVG illustration. Save it as SVG again.';
  for (const [name, length] of Object.entries({ width, height })) {
    if (length && !isPixels(length.value))
      return `says ${name}="${length.value}". Save it with its size in pixels, for example ${name}="400".`;
  }
  const box = viewBox && /^-?[\d.]+ -?[\d.]+ ([\d.]+) ([\d.]+)$/.exec(viewBox.value);
  if (viewBox && !(Number(box?.[1]) > 0 && Number(box?.[2]) > 0))
    return `says viewBox="${viewBox.value}". Write four numbers with single spaces, for example viewBox="0 0 400 300".`;
  return viewBox || (width && height)
    ? undefined
    : 'does not say how large it is. Save it again with its size (viewBox).';
}
