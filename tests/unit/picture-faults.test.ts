/** What an SVG may contain if it is published unchanged, on the site's own address. */
import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { faultOfDrawing } from '../../scripts/pictures/picture-faults.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

describe('refused is', () => {
  test.each([
    ['<script>alert(1)</script>', 'contains a script'],
    ['<g onclick="alert(1)"/>', 'has an event handler, onclick'],
    ['<text>Kiwi</text>', 'contains text'],
    ['<foreignObject/>', 'contains a foreignObject'],
    ['<use href="https://other.example/a.svg#b"/>', 'refers to another file, https://other'],
    ['<use xlink:href="data:image/svg+xml,a#b"/>', 'refers to another file, data:'],
    ['<path fill="url(https://other.example/a.svg#b)"/>', 'refers to another file'],
    ['<path style="fill:url(#a);stroke:url(https://other.example/)"/>', 'refers to another file'],
    ['<image href="data:image/png;base64,"/>', 'contains another picture'],
    ['<style>path { fill: red }</style>', 'contains a style sheet'],
    ['<a href="#b"><path d="M0 0h9"/></a>', 'contains <a>, which is not a shape'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', 'contains a script'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', 'contains a script'],
    ['<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', 'contains a script'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/>', 'contains <iframe>'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', 'animates href'],
    ['<path style="mask:image-set(\'http://other.example/a.png\' 1x)"/>', 'has image-set()'],
    ['<path style="mask:-webkit-image-set(\'//other.example/a\' 1x)"/>', 'has -webkit-image-set()'],
    ['<path style="mask:src(\'http://other.example/a\')"/>', 'has src()'],
    ['<path style="cursor:url(#a)"/>', 'has the style property cursor'],
    ['<path style="fill:red;b\\61 ckground:blue"/>', 'has the style property background'],
    ['<path style="--a:url(#b)"/>', 'has the style property --a'],
    ['<path style="fill:red} @import \'http://other.example/a\'"/>', 'has @import'],
    ['<path style="fill:red;{}"/>', 'has {'],
    ['<path style="mask:image(\'http://other.example/a\')"/>', 'has image()'],
    ['<path style="mask:cross-fade(red, blue)"/>', 'has cross-fade()'],
    ['<path style="fill:u\\72l(http://other.example/a)"/>', 'refers to another file, http://other'],
    ['<path fill="\\75rl(http://other.example/a)"/>', 'refers to another file, http://other'],
    ['<path fill="URL( http://other.example/a )"/>', 'refers to another file'],
    ['<path fill="url(#a) url(http://other.example/a)"/>', 'refers to another file'],
    ['<g xml:base="http://other.example/"><use href="#a"/></g>', 'has the attribute xml:base'],
    ['<path src="http://other.example/a"/>', 'has the attribute src'],
    ['<path ping="http://other.example/a"/>', 'has the attribute ping'],
    ['<path unknown="1"/>', 'has the attribute unknown'],
    [`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`, 'is nested more than 200 elements deep'],
    // Ten times ten times ten … circles.
    [
      `<circle id="a0" r="1"/>${Array.from({ length: 9 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')}`,
      'draws more than 100000 elements',
    ],
    [
      '<use l:href="//other.example/a" xmlns:l="http://www.w3.org/1999/xlink"/>',
      'refers to another',
    ],
    ['<path s:fill="1" xmlns:s="http://www.w3.org/2000/svg"/>', 'has the attribute s:fill'],
    ['<path fill="url(\'http://other.example/a\')"/>', 'refers to another file, http://other'],
    ['<path fill="url(/**/ \'http://other.example/a\')"/>', 'in the attribute fill'],
    ['<path fill="url(http://other.exa mple/a)"/>', 'in the attribute fill'],
    ['<animate attributeName="fill" to="url(https://other.example/)"/>', 'refers to another file'],
  ])('%s', (inside, found) => expect(faultOfDrawing(svg(inside))).toContain(found));

  test.each([
    [`<!DOCTYPE svg [<!ENTITY s "<script>alert(1)</script>">]>${svg('&s;')}`, 'declares entities'],
    [`<?xml-stylesheet href="https://other.example/"?>${svg('')}`, 'refers to a style sheet'],
    [`<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`, 'is in ISO-2022-JP: save it in'],
    [Buffer.from(svg('<script/>'), 'utf16le').toString('utf8'), 'is in UTF-16'],
  ])('%s', (file, found) => expect(faultOfDrawing(file)).toContain(found));
});

describe('published is', () => {
  test.each([
    '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9v9z"/><use href="#a"/>',
    '<g filter="url( #b )"/><filter id="b"><feGaussianBlur stdDeviation="2"/></filter>',
    '<path d="M0 0h9"><animate attributeName="opacity" from="0" to="1" dur="1s"/></path>',
    '<path style="fill:rgb(0, 0, 0);transform:translate(1px) rotate(2deg)" transform="matrix(1 0 0 1 0 0)"/>',
    '<path fill="color-mix(in srgb, red, blue)" aria-label="Heron(2)" id="A(1)" class="b" data-name="C:\\\\copy(3)"/>',
    '<path style="-inkscape-stroke:none;enable-background:new 0 0 9 9;font-variation-settings:normal" inkscape:label="a(b)" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"/>',
    '<g clip-path="url(\'#b\')" style=" fill : URL( #b ) ; "/><path d="M0 0" fill="rgb(0 0 0 / 50%)"/>',
    '<title>A heron</title><!-- <script>in a comment</script> -->',
  ])('%s', (inside) => expect(faultOfDrawing(svg(inside))).toBeUndefined());

  test('what drawing programs write about themselves', () => {
    const names =
      ' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';
    const own = '<sodipodi:namedview pagecolor="#fff"/><metadata><rdf:RDF/></metadata>';
    const doctype =
      '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(faultOfDrawing(doctype + svg(own, names))).toBeUndefined();
  });

  test('every drawing of this site', () => {
    const files = fastGlob.sync('content/pictures/*.svg');
    const faults = files.map((file) => [file, faultOfDrawing(readFileSync(file, 'utf8'))]);
    expect(faults.filter(([, fault]) => fault)).toEqual([]);
  });
});
