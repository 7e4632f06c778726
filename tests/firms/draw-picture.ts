/** A plain picture of a given size: rows of lines in two colours. */
export function drawPicture(width: number, height: number, [ground, lines]: [string, string]) {
  const rows = Array.from({ length: Math.floor(height / 24) }, (_, row) => {
    const y = row * 24 + 12;
    return `M0 ${y}q${width / 4} ${row % 2 ? 18 : -18} ${width / 2} 0t${width / 2} 0`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><path fill="none" stroke="${lines}" d="${rows.join('')}"/></svg>`;
}
