// Placeholder until the first real file stands here.
