/** What a component asks of a picture: a name in content/pictures, and the widths it needs. */
export type PictureRequest = {
  picture: string;
  /** Widths in CSS pixels times density; those above the source's own are left out. */
  widths: readonly number[];
  /** Cuts the picture to this ratio (width / height) around its centre. */
  ratio?: number;
};

/** What a component writes: `srcset` texts for each format, and the size of the largest variant. */
export type PictureSources = {
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
  /** The dominant colour, to stand there until the picture has come. */
  colour: string;
};
