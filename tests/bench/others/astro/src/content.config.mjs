import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

export const collections = {
  notes: defineCollection({ loader: glob({ pattern: '*.json', base: './content/notes' }) }),
};
