/**
 * Imports a package that waits at its top level, which cannot be required. Commands come from code
 * that V8 compiled before, which can only require: this file stays outside of their bundles.
 * @param {string} name
 */
module.exports = (name) => import(name);
