/** What an SVG may contain if it is published unchanged, on the site's own address. */
import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { faultOfDrawing } from '../../scripts/pictures/picture-faults.ts';

const faultOf = (text: string) => faultOfDrawing(Buffer.from(text));

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

describe('refused is', () => {
  test.each([
    ['<script>alert(1)</script>', 'runs a script, or may do so: <script>'],
    ['<g onclick="alert(1)"/>', 'runs a script, or may do so: onclick="alert(1)"'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', ': <s:script>'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', ': to="javascript:alert(1)"'],
    ['<text>Kiwi</text>', 'contains text'],
    ['<svg:text xmlns:svg="http://www.w3.org/2000/svg">Kiwi</svg:text>', 'contains text'],
    ['<foreignObject/>', 'contains a foreignObject'],
    ['<image href="data:image/png;base64,"/>', 'contains another picture'],
    ['<use href="https://other.example/a.svg#b"/>', 'refers to another file, https://other'],
    ['<use xlink:href="data:image/svg+xml,a#b"/>', 'refers to another file, data:'],
    ['<path fill="url(https://other.example/a.svg#b)"/>', 'refers to another file, https://other'],
    ['<path style="fill:url(#a);stroke:URL( \'//other.example/\' )"/>', 'refers to another file'],
    ['<style>path { fill: url(other.svg#a) }</style>', 'refers to another file, other.svg#a'],
    ['<animate attributeName="fill" to="url(https://other.example/)"/>', 'refers to another file'],
  ])('%s', (inside, found) => expect(faultOf(svg(inside))).toContain(found));

  test.each([
    [`<!DOCTYPE svg [<!ENTITY s "<script>alert(1)</script>">]>${svg('&s;')}`, '<!DOCTYPE svg ['],
    [`<?xml-stylesheet href="https://other.example/"?>${svg('')}`, '<?xml-stylesheet'],
    [`<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`, '<?xml version="1.0" encoding'],
    [Buffer.from(svg(''), 'utf16le').toString('latin1'), 'text that is not UTF-8'],
  ])('%s', (file, found) => expect(faultOf(file)).toContain(found));
});

describe('published is', () => {
  test.each([
    '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9v9z"/><use href="#a"/>',
    '<g filter="url( #b )"/><filter id="b"><feGaussianBlur stdDeviation="2"/></filter>',
    '<path d="M0 0h9"><animate attributeName="opacity" from="0" to="1" dur="1s"/></path>',
    '<style>path { fill: red; mask: url("#a") }</style><path class="a" unknown="1"/>',
    '<path style="-inkscape-stroke:none" inkscape:label="a(b)" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"/>',
    '<g clip-path="url(\'#b\')" style=" fill : URL( #b ) ; "/><path d="M0 0" fill="rgb(0 0 0 / 50%)"/>',
    '<title>A heron</title><!-- <script>in a comment</script> -->',
  ])('%s', (inside) => expect(faultOf(svg(inside))).toBeUndefined());

  test('what drawing programs write about themselves', () => {
    const names =
      ' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';
    const own = '<sodipodi:namedview pagecolor="#fff"/><metadata><rdf:RDF/></metadata>';
    const doctype =
      '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(faultOf(doctype + svg(own, names))).toBeUndefined();
  });

  test('every drawing of this site', () => {
    const files = fastGlob.sync('content/pictures/*.svg');
    const faults = files.map((file) => [file, faultOfDrawing(readFileSync(file))]);
    expect(faults.filter(([, fault]) => fault)).toEqual([]);
  });
});
