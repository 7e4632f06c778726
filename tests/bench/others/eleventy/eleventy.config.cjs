module.exports = (site) => site.addFilter('first', (notes) => notes.slice(0, 100));
