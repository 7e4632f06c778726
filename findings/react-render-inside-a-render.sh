#!/bin/sh
# react-dom 19.3.1 (npm): after renderToStaticMarkup inside a component, that component can call no more hooks.
#
# Seen: a component that calls useContext, then renders something else to a string, then calls useContext again
# fails with "Invalid hook call", and lists three reasons of which none is the one. Without the second call, or
# if what is rendered inside has no function component, all is well.
# Surprising: whether it fails depends on what a cache holds, if the inner render is done only once: a built site
# was whole, and the same pages failed in development, where another page had not been rendered before.
# To do: render what a component may ask for before it is rendered itself.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1
cat > try.mjs <<'END'
import { createContext, createElement, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
const Words = createContext('words');
const Inner = () => createElement('i', null, useContext(Words));
const outer = (inner) => () => {
  useContext(Words);
  renderToStaticMarkup(inner);
  return createElement('p', null, useContext(Words));
};
for (const inner of [createElement('i'), createElement(Inner)])
  try {
    console.log(renderToStaticMarkup(createElement(outer(inner))));
  } catch (error) {
    console.log(error.message.slice(0, 17));
  }
END
node try.mjs 2> /dev/null | tee out
printf '%s\n' '<p>words</p>' 'Invalid hook call' | cmp - out
