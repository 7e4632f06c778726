export default { output: 'export', trailingSlash: true, distDir: process.env.OUT };
